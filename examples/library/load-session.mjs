import { loadSession } from 'summary-gate';

const { reference, transcript } = await loadSession('backup-restore-drill');
console.log(reference.title);
console.log(transcript?.file);

// Prints:
//   Yearly restore drill failed on missing WAL segments
//   golden-corpus/backup-restore-drill/transcript.jsonl
