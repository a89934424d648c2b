import { Collector, type Entry } from './collector.js';
import type { Block, Message, Role } from './message.js';
import { ToldMessages } from './told-messages.js';
import { asAnswer, readTraced, tracedMessages, tracedText } from './traced-values.js';
import { describeArguments, toJson } from './values.js';

/** A call of a model or of a tool, or any other step of a trace. */
export interface Step {
  readonly kind: 'model' | 'tool' | 'other';
  readonly name: string;
  readonly input: Entry;
  readonly output: Entry;
  readonly line: number;
  readonly time: string | undefined;
  readonly isError: boolean | null;
}

/** What was traced of one request of a user. */
export interface Trace {
  /** What stands for the whole; of steps alone none does. */
  readonly whole: Step | undefined;
  /** In the order in which they began. */
  readonly steps: readonly Step[];
  /** What traces of one conversation have in common. */
  readonly session: unknown;
  readonly line: number;
  readonly value: unknown;
}

/** Reads traces in the order given. Each call of a model repeats what was said before it, which is read once. */
export function readTraces(traces: readonly Trace[], into: Collector): void {
  let told = new ToldMessages();
  for (const [i, trace] of traces.entries()) {
    if (i > 0 && trace.session !== traces[i - 1]?.session) {
      into.nextConversation();
      told = new ToldMessages();
    }
    new TracedRequest(told, into).read(trace);
  }
}

class TracedRequest {
  private readonly unknown = new Set<string>();
  private isTold = false;

  constructor(
    private readonly told: ToldMessages,
    private readonly into: Collector,
  ) {}

  read(trace: Trace): void {
    const { whole, steps } = trace;
    const models = new Map(steps.flatMap((step) => (isChat(step) ? [[step, this.exchangeOf(step)] as const] : [])));
    const around = whole === undefined ? undefined : this.exchangeOf(whole);
    const said = [...models.values()].flatMap(({ input, output }) => [...(input ?? []), ...(output ?? [])]);
    const hasResults = [...said, ...(around?.input ?? []), ...(around?.output ?? [])].some(isOfTool);
    // Beside messages a text repeats what is in them.
    const asked = around?.input ?? (whole === undefined || models.size > 0 ? [] : this.textOf(whole, 'user'));
    const isText = models.size === 0 && asked.length === 0;
    const keys = new Set(said.map(keyOf));
    const isNew = (message: Message): boolean => !keys.has(keyOf(message));
    // Only what the calls lack, such as instructions: they have the rest in its order.
    if (whole !== undefined) this.tell(asked.filter(isNew), [], whole);
    for (const step of steps) {
      const exchange = models.get(step);
      if (exchange !== undefined) this.tell(exchange.input, exchange.output ?? this.textOf(step, 'assistant'), step);
      else if (step.kind === 'model') this.prompt(step, isText);
      // Its result is in the next request as well.
      else if (step.kind === 'tool' && !hasResults) this.tool(step);
      else this.into.skip();
    }
    if (whole === undefined) return;
    if (around?.output !== undefined) this.tell(around.output.filter(isNew), [], whole);
    else if (models.size === 0) this.tell([], this.textOf(whole, 'assistant'), whole);
    if (!this.isTold) this.into.unknown(trace.line, 'a trace in which nobody says anything', trace.value);
  }

  /** Reads a call of a model that was given a text: what the user asked, or where that is known what a program made of it. */
  private prompt(step: Step, isAsked: boolean): void {
    const input = this.textOf(step, isAsked ? 'user' : 'system');
    const output = isAsked ? this.textOf(step, 'assistant') : [];
    if (input.length + output.length > 0) this.tell(input, output, step);
    else this.into.unknown(step.line, 'a call of a model without messages', [step.input.value, step.output.value]);
  }

  private exchangeOf({ input, output }: Step) {
    return { input: this.readAll(tracedMessages(input)), output: this.readAll(tracedMessages(asAnswer(output))) };
  }

  private readAll(messages: readonly Entry[] | undefined): readonly Message[] | undefined {
    if (messages === undefined) return undefined;
    const read = new Collector();
    for (const message of messages) readTraced(message, read);
    const { messages: found, unknown, skipped } = read.finish('own');
    this.into.skip(skipped);
    for (const { line, what, texts } of unknown) {
      // Each request has it again.
      const key = toJson([what, texts]);
      if (this.unknown.has(key)) this.into.skip();
      else this.into.unknown(line, what, texts);
      this.unknown.add(key);
    }
    return found;
  }

  private textOf({ input, output, line }: Step, role: 'user' | 'assistant' | 'system'): readonly Message[] {
    const text = tracedText(role === 'assistant' ? output : input);
    return text === undefined ? [] : [messageOf(role, line, [{ kind: 'text', role, text }])];
  }

  private tell(input: readonly Message[] | undefined, output: readonly Message[] | undefined, { time }: Step): void {
    if ((input ?? []).length + (output ?? []).length > 0) this.isTold = true;
    this.told.exchange(input, output ?? [], keyOf, {
      anew: (message) => {
        this.told.add(keyOf(message));
        this.into.message({ ...message, time: message.time ?? time }, message.blocks);
      },
      again: () => this.into.skip(),
    });
  }

  private tool({ name, input, output, line, time, isError }: Step): void {
    this.isTold = true;
    const call = this.into.call('assistant', undefined, name, describeArguments(input.value ?? {}));
    const results = this.into.result({ tool: name, isError, texts: [describeArguments(output.value ?? '')] });
    this.into.message({ role: 'assistant', line, time }, [call, ...results]);
  }
}

/** Whether a model was given messages. */
function isChat({ kind, input }: Step): boolean {
  return kind === 'model' && tracedMessages(input) !== undefined;
}

function messageOf(role: Role, line: number, blocks: readonly Block[]): Message {
  return { seq: 0, line, time: null, role, blocks, conversation: 1, isAside: false };
}

function isOfTool({ blocks }: Message): boolean {
  return blocks.some(({ kind }) => kind === 'result');
}

/** The same message whatever kit has written it. */
function keyOf({ blocks }: Message): string {
  return toJson(blocks.flatMap(({ kind, role, text }) => (text === '' && kind === 'text' ? [] : [[kind, role, text]])));
}
