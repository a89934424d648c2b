/**
 * Short and long forms of the same thing in developers' texts, each pair in both directions. Compared without regard
 * to case, unless a form is written with capitals: the CI of `npm ci` is another thing.
 */
export const EQUIVALENTS = `
PR | pull request
PRs | pull requests
repo | repository
repos | repositories
config | configuration
configs | configurations
auth | authentication
k8s | Kubernetes
db | database
dbs | databases
env var | environment variable
env vars | environment variables
deps | dependencies
docs | documentation
app | application
apps | applications
admin | administrator
admins | administrators
prod | production
TS | TypeScript
JS | JavaScript
Postgres | PostgreSQL
CLI | command line interface
UI | user interface
DST | daylight saving time
CI | continuous integration
FD | file descriptor
FDs | file descriptors
GC | garbage collection
WAL | write-ahead log
regexes | regular expressions
regex | regular expression
rollout | roll-out
timeout | time-out
timeouts | time-outs
backend | back end
frontend | front end
codebase | code base
filename | file name
filenames | file names
dataset | data set
datasets | data sets
runtime | run time
lockfile | lock file
lookup | look-up
lookups | look-ups
setup | set-up
stop-gap | stopgap
e-mail | email
e-mails | emails
single-page app | SPA
sub-package | subpackage
`;

/** Abbreviations that have only one meaning, while the long word may have others: an argument may be a quarrel. */
export const ABBREVIATIONS = `
spec | specification
specs | specifications
param | parameter
params | parameters
arg | argument
args | arguments
dir | directory
dirs | directories
info | information
max | maximum
async | asynchronous
impl | implementation
lib | library
libs | libraries
msg | message
msgs | messages
temp | temporary
`;
