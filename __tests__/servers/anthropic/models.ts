/** What the models that this server knows accept and do, by the vendor's pages of October 2026. */
export interface Model {
  /** Whether `output_config.effort` is allowed. */
  readonly effort: boolean;
  /** What `thinking.type` may be; anything else is refused. */
  readonly thinking: readonly string[];
  /** Whether the model thinks when the request says nothing about it. */
  readonly thinksUnasked: boolean;
  /** Whether `tool_choice` may force a tool. */
  readonly forcedTools: boolean;
  readonly maxOutput: number;
  /** The shortest prefix that is cached, in tokens. */
  readonly minCached: number;
}

const MODERN: Model = {
  effort: true,
  thinking: ['adaptive'],
  thinksUnasked: true,
  forcedTools: true,
  maxOutput: 128_000,
  minCached: 512,
};
const LEGACY: Model = {
  effort: false,
  thinking: ['enabled', 'disabled'],
  thinksUnasked: false,
  forcedTools: true,
  maxOutput: 64_000,
  minCached: 4096,
};

const MODELS: Readonly<Record<string, Model>> = {
  'claude-haiku-5-5': { ...MODERN, thinking: ['adaptive', 'disabled'] },
  'claude-sonnet-5-5': { ...MODERN, thinking: ['adaptive', 'between_tools'], forcedTools: false },
  'claude-opus-5-5': { ...MODERN, forcedTools: false },
  'claude-fable-5-1': { ...MODERN, forcedTools: false },
  'claude-sonnet-5': { ...MODERN, minCached: 1024 },
  'claude-opus-5': MODERN,
  'claude-opus-4-8': { ...MODERN, thinksUnasked: false, minCached: 1024 },
  'claude-sonnet-4-6': { ...MODERN, thinking: ['adaptive', 'enabled', 'disabled'], thinksUnasked: false },
  'claude-haiku-4-5': LEGACY,
  'claude-haiku-4-5-20251001': LEGACY,
  'claude-sonnet-4-5': { ...LEGACY, minCached: 1024 },
};

export function modelOf(id: string): Model | undefined {
  return Object.hasOwn(MODELS, id) ? MODELS[id] : undefined;
}
