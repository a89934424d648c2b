/**
 * Short and long forms of the same thing in texts about technical work, each pair in both directions: terms of operations,
 * agreements and processes beside those of developers, so that a rubric cannot know them all by heart. Compared without
 * regard to case, unless a form is written with capitals: the CI of `npm ci` is another thing.
 */
export const EQUIVALENTS = `
PR | pull request
PRs | pull requests
repo | repository
repos | repositories
config | configuration
configs | configurations
deps | dependencies
docs | documentation
app | application
apps | applications
CI | continuous integration
regexes | regular expressions
regex | regular expression
admin | administrator
admins | administrators
sysadmin | system administrator
TS | TypeScript
JS | JavaScript
Postgres | PostgreSQL
ADR | architecture decision record
ADRs | architecture decision records
SLA | service level agreement
SLO | service level objective
RPO | recovery point objective
RTO | recovery time objective
DST | daylight saving time
TTL | time to live
HMR | hot module replacement
SPA | single-page app
SSO | single sign-on
MFA | multi-factor authentication
RBAC | role-based access control
ACL | access control list
CA | certificate authority
CDN | content delivery network
VM | virtual machine
VMs | virtual machines
RSS | resident set size
OOM | out of memory
FD | file descriptor
FDs | file descriptors
GC | garbage collection
WAL | write-ahead log
BOM | byte order mark
ORM | object-relational mapper
SDK | software development kit
PoC | proof of concept
QA | quality assurance
LTS | long-term support
EOL | end of life
ETA | estimated time of arrival
infra | infrastructure
perms | permissions
creds | credentials
attr | attribute
attrs | attributes
vuln | vulnerability
vulns | vulnerabilities
segfault | segmentation fault
stats | statistics
rollout | roll-out
timeout | time-out
timeouts | time-outs
backend | back end
frontend | front end
codebase | code base
filename | file name
filenames | file names
hostname | host name
dataset | data set
datasets | data sets
changelog | change log
bugfix | bug fix
plugin | plug-in
plugins | plug-ins
runtime | run time
lockfile | lock file
fallback | fall-back
lookup | look-up
lookups | look-ups
setup | set-up
stop-gap | stopgap
e-mail | email
e-mails | emails
sub-package | subpackage
`;

/** Abbreviations that have only one meaning, while the long word may have others: an argument may be a quarrel. */
export const ABBREVIATIONS = `
spec | specification
specs | specifications
param | parameter
params | parameters
max | maximum
temp | temporary
ops | operations
dup | duplicate
dups | duplicates
subdir | subdirectory
subdirs | subdirectories
pkg | package
pkgs | packages
prefs | preferences
conn | connection
conns | connections
alloc | allocation
allocs | allocations
ctx | context
mins | minutes
secs | seconds
hrs | hours
`;
