import type { ReplayMode } from '../../settings/judge-metrics.js';
import type { Reason } from './completer.js';

/** Where the answer to a question comes from. */
export type AnswerSource =
  | { readonly kind: 'recording' }
  | { readonly kind: 'call'; readonly afterwards: 'record' | 'forget' }
  | { readonly kind: 'nowhere'; readonly reason: Extract<Reason, 'not_recorded' | 'no_credentials'> };

/**
 * Decides by the replay mode whether an answer comes from a recording, from a call, or from nowhere and why.
 * Credentials are needed only for a call.
 */
export function answerSource(
  mode: ReplayMode,
  recording: 'recorded' | 'not recorded',
  credentials: 'present' | 'absent',
): AnswerSource {
  if (recording === 'recorded' && (mode === 'auto' || mode === 'replay')) return { kind: 'recording' };
  if (mode === 'replay') return { kind: 'nowhere', reason: 'not_recorded' };
  if (credentials === 'absent') return { kind: 'nowhere', reason: 'no_credentials' };
  return { kind: 'call', afterwards: mode === 'live' ? 'forget' : 'record' };
}
