// Command rubric is a plain port of the original rubric: it scores every session of a golden corpus and writes a report
// with the scores, and nothing else that summary-gate does.
//
//	rubric <corpus.jsonl> <candidates.jsonl> <report.json>
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"log"
	"os"
	"strings"
	"unicode"
)

type moment struct {
	Type string `json:"type"`
}

type summary struct {
	Title      string   `json:"title"`
	Text       string   `json:"summary"`
	KeyActions []string `json:"key_actions"`
	Outcome    string   `json:"outcome"`
	AhaMoments []moment `json:"aha_moments"`
}

type goldenSession struct {
	Name      string  `json:"name"`
	Reference summary `json:"reference"`
}

// candidate has its summary beside the name or under a key of its own.
type candidate struct {
	Name string `json:"name"`
	summary
	Nested *summary `json:"candidate"`
}

type dimensions struct {
	Title      float64 `json:"title"`
	Summary    float64 `json:"summary"`
	KeyActions float64 `json:"key_actions"`
	Outcome    float64 `json:"outcome"`
	AhaMoments float64 `json:"aha_moments"`
}

func (d dimensions) overall() float64 {
	return 0.2*d.Title + 0.3*d.Summary + 0.3*d.KeyActions + 0.1*d.Outcome + 0.1*d.AhaMoments
}

type scoredSession struct {
	Name       string     `json:"name"`
	Overall    float64    `json:"overall"`
	Dimensions dimensions `json:"dimensions"`
}

type report struct {
	OverallMean    float64         `json:"overall_mean"`
	DimensionMeans dimensions      `json:"dimension_means"`
	Sessions       []scoredSession `json:"sessions"`
}

type set map[string]struct{}

// words are the runs of letters and decimal digits, lower-cased rune by rune.
func words(text string) set {
	found := set{}
	for _, word := range strings.FieldsFunc(strings.ToLower(text), isSeparator) {
		found[word] = struct{}{}
	}
	return found
}

func isSeparator(r rune) bool {
	return !unicode.IsLetter(r) && !unicode.IsDigit(r)
}

func jaccard(a, b set) float64 {
	shared := 0
	for word := range a {
		if _, ok := b[word]; ok {
			shared++
		}
	}
	union := len(a) + len(b) - shared
	if union == 0 {
		return 0
	}
	return float64(shared) / float64(union)
}

// scoreEmpty settles the cases in which a side has nothing: agreement where both have nothing, else none.
func scoreEmpty(wanted, given int) (score float64, settled bool) {
	switch {
	case wanted == 0 && given == 0:
		return 1, true
	case wanted == 0 || given == 0:
		return 0, true
	default:
		return 0, false
	}
}

func scoreTitle(reference, candidate string) float64 {
	wanted, given := words(reference), words(candidate)
	if score, settled := scoreEmpty(len(wanted), len(given)); settled {
		return score
	}
	score := jaccard(wanted, given)
	if ratio := float64(len(given)) / float64(len(wanted)); ratio < 0.5 || ratio > 2 {
		score *= 0.7
	}
	return score
}

func scoreSummary(reference, candidate string) float64 {
	wanted, given := words(reference), words(candidate)
	if score, settled := scoreEmpty(len(wanted), len(given)); settled {
		return score
	}
	score := jaccard(wanted, given)
	switch ratio := float64(len(given)) / float64(len(wanted)); {
	case ratio < 0.3:
		score *= 0.5
	case ratio > 3:
		score *= 0.8
	}
	return score
}

// bulletThreshold is the similarity from which two bullets are the same action.
const bulletThreshold = 0.3

func scoreKeyActions(reference, candidate []string) float64 {
	if score, settled := scoreEmpty(len(reference), len(candidate)); settled {
		return score
	}
	wanted, given := wordsOfAll(reference), wordsOfAll(candidate)
	recall := matchedShare(wanted, given)
	precision := matchedShare(given, wanted)
	if recall+precision == 0 {
		return 0
	}
	return 2 * recall * precision / (recall + precision)
}

func wordsOfAll(bullets []string) []set {
	sets := make([]set, len(bullets))
	for i, bullet := range bullets {
		sets[i] = words(bullet)
	}
	return sets
}

// matchedShare is the share of bullets that have a partner among the others.
func matchedShare(bullets, others []set) float64 {
	matched := 0
	for _, bullet := range bullets {
		for _, other := range others {
			if jaccard(bullet, other) >= bulletThreshold {
				matched++
				break
			}
		}
	}
	return float64(matched) / float64(len(bullets))
}

func scoreOutcome(reference, candidate string) float64 {
	if normalizeOutcome(reference) == normalizeOutcome(candidate) {
		return 1
	}
	return 0
}

func normalizeOutcome(outcome string) string {
	return strings.TrimSpace(strings.ToLower(outcome))
}

func scoreAhaMoments(reference, candidate []moment) float64 {
	n, m := len(reference), len(candidate)
	if n == 0 && m > 0 {
		return 0.5
	}
	if score, settled := scoreEmpty(n, m); settled {
		return score
	}
	less, more := n, m
	if less > more {
		less, more = more, less
	}
	count := 1 - float64(more-less)/float64(more)
	return 0.6*count + 0.4*jaccard(types(reference), types(candidate))
}

func types(moments []moment) set {
	found := set{}
	for _, moment := range moments {
		found[strings.ToLower(moment.Type)] = struct{}{}
	}
	return found
}

func score(reference, candidate summary) dimensions {
	return dimensions{
		Title:      scoreTitle(reference.Title, candidate.Title),
		Summary:    scoreSummary(reference.Text, candidate.Text),
		KeyActions: scoreKeyActions(reference.KeyActions, candidate.KeyActions),
		Outcome:    scoreOutcome(reference.Outcome, candidate.Outcome),
		AhaMoments: scoreAhaMoments(reference.AhaMoments, candidate.AhaMoments),
	}
}

func scoreAll(corpus []goldenSession, candidates map[string]summary) report {
	scored := report{Sessions: make([]scoredSession, 0, len(corpus))}
	means := &scored.DimensionMeans
	for _, session := range corpus {
		// A session without a candidate scores 0 everywhere.
		var d dimensions
		if given, ok := candidates[session.Name]; ok {
			d = score(session.Reference, given)
		}
		overall := d.overall()
		scored.Sessions = append(scored.Sessions, scoredSession{session.Name, overall, d})
		scored.OverallMean += overall
		means.Title += d.Title
		means.Summary += d.Summary
		means.KeyActions += d.KeyActions
		means.Outcome += d.Outcome
		means.AhaMoments += d.AhaMoments
	}
	if n := float64(len(corpus)); n > 0 {
		scored.OverallMean /= n
		means.Title /= n
		means.Summary /= n
		means.KeyActions /= n
		means.Outcome /= n
		means.AhaMoments /= n
	}
	return scored
}

// longestLine is the most that a session may have, in bytes.
const longestLine = 64 << 20

// readLines hands every line that is not empty to a function, until it fails.
func readLines(path string, use func(number int, line []byte) error) error {
	file, err := os.Open(path)
	if err != nil {
		return err
	}
	defer file.Close()
	scanner := bufio.NewScanner(file)
	scanner.Buffer(nil, longestLine)
	for number := 1; scanner.Scan(); number++ {
		if len(scanner.Bytes()) == 0 {
			continue
		}
		if err := use(number, scanner.Bytes()); err != nil {
			return err
		}
	}
	return scanner.Err()
}

func readCorpus(path string) ([]goldenSession, error) {
	var corpus []goldenSession
	err := readLines(path, func(number int, line []byte) error {
		var session goldenSession
		if err := json.Unmarshal(line, &session); err != nil {
			return fmt.Errorf("%s:%d: %w", path, number, err)
		}
		corpus = append(corpus, session)
		return nil
	})
	return corpus, err
}

func readCandidates(path string) (map[string]summary, error) {
	candidates := map[string]summary{}
	err := readLines(path, func(number int, line []byte) error {
		var given candidate
		if err := json.Unmarshal(line, &given); err != nil {
			// What a pipeline writes may be broken; its session then has no candidate.
			log.Printf("%s:%d: %v", path, number, err)
			return nil
		}
		if given.Nested != nil {
			candidates[given.Name] = *given.Nested
		} else {
			candidates[given.Name] = given.summary
		}
		return nil
	})
	return candidates, err
}

func writeReport(path string, scored report) error {
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	writer := bufio.NewWriter(file)
	if err := json.NewEncoder(writer).Encode(scored); err != nil {
		file.Close()
		return err
	}
	if err := writer.Flush(); err != nil {
		file.Close()
		return err
	}
	return file.Close()
}

func run(corpusPath, candidatesPath, reportPath string) error {
	corpus, err := readCorpus(corpusPath)
	if err != nil {
		return err
	}
	candidates, err := readCandidates(candidatesPath)
	if err != nil {
		return err
	}
	return writeReport(reportPath, scoreAll(corpus, candidates))
}

func main() {
	log.SetFlags(0)
	log.SetPrefix("rubric: ")
	if len(os.Args) != 4 {
		log.Fatal("usage: rubric <corpus.jsonl> <candidates.jsonl> <report.json>")
	}
	if err := run(os.Args[1], os.Args[2], os.Args[3]); err != nil {
		log.Fatal(err)
	}
}
