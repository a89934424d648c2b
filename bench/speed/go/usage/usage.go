// Command usage runs a command and writes what it took as JSON: wall time and CPU time of all its threads in ms, and the
// most memory that it had resident in MB (10^6 bytes). It ends with the exit code of the command.
//
//	usage <out.json> <program> [argument]...
//
// The kernel counts into the peak of a process what its parent had resident when it started it. Hence this small parent.
package main

import (
	"encoding/json"
	"errors"
	"log"
	"os"
	"os/exec"
	"runtime"
	"syscall"
	"time"
)

type usage struct {
	Elapsed float64 `json:"elapsed"`
	CPU     float64 `json:"cpu"`
	Peak    float64 `json:"peak"`
}

func milliseconds(d time.Duration) float64 {
	return float64(d) / float64(time.Millisecond)
}

// megabytes of a peak, which macOS counts in bytes and all others in kibibytes.
func megabytes(peak int64) float64 {
	if runtime.GOOS == "darwin" {
		return float64(peak) / 1e6
	}
	return float64(peak) * 1024 / 1e6
}

func main() {
	log.SetFlags(0)
	log.SetPrefix("usage: ")
	if len(os.Args) < 3 {
		log.Fatal("usage: usage <out.json> <program> [argument]...")
	}
	command := exec.Command(os.Args[2], os.Args[3:]...)
	command.Stderr = os.Stderr
	started := time.Now()
	err := command.Run()
	elapsed := time.Since(started)
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		log.Fatal(err)
	}
	state := command.ProcessState
	resources, ok := state.SysUsage().(*syscall.Rusage)
	if !ok {
		log.Fatal("this system does not say what a process took")
	}
	text, err := json.Marshal(usage{
		Elapsed: milliseconds(elapsed),
		CPU:     milliseconds(state.UserTime() + state.SystemTime()),
		Peak:    megabytes(int64(resources.Maxrss)),
	})
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile(os.Args[1], text, 0o644); err != nil {
		log.Fatal(err)
	}
	os.Exit(state.ExitCode())
}
