import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readMessages } from '../../../src/inputs/transcripts/read-messages.js';
import { correctnessOf, toolsOf } from '../../../src/inputs/turns/tool-correctness.js';
import { turnsOf } from '../../../src/inputs/turns/turn.js';
import { growthOf, MOST_TIMES_AS_LONG } from '../../builders/growth.js';
import { runs } from '../../builders/long-runs.js';
import { jsonl } from '../../builders/summaries.js';
import { anyText } from '../../builders/texts.js';

const read = (...values: readonly unknown[]) => readMessages(jsonl(...(values as object[])), 't.jsonl');

/** `role text` of every block that has a text; results that are errors have a mark. */
const told = (...values: readonly unknown[]): readonly string[] =>
  read(...values).messages.flatMap(({ blocks, isAside }) =>
    blocks.map(
      (block) =>
        `${isAside ? 'aside ' : ''}${block.role}${block.kind === 'result' ? `[${block.tool ?? '?'} ${block.isError}]` : ''} ${block.text}`,
    ),
  );

const claude = (type: string, content: unknown, more: object = {}) => ({
  type,
  message: { role: type, content },
  sessionId: 's',
  ...more,
});
const item = (payload: object) => ({ timestamp: '2026-11-02T09:00:00Z', type: 'response_item', payload });
const event = (payload: object) => ({ timestamp: '2026-11-02T09:00:00Z', type: 'event_msg', payload });
const said = (role: string, text: string) => ({ type: 'message', role, content: [{ type: 'input_text', text }] });
/** The first is told by its capital letter, the second by what stands before it, which is no letter: in JSON it would be. */
const SECRET = `Bearer ${'a1B2c3D4e5'.repeat(3)}\nAKIA${'ABCDEFGHIJKLMNOP'}`;
const execItem = { type: 'item.completed', item: { id: 'i', type: SECRET } };
const langChain = (type: string) => ({ type, data: { content: 'hi' } });
const output = (value: unknown) => item({ type: 'function_call_output', call_id: 'c', output: value });

describe('Claude Code', () => {
  it.each<[string, unknown, readonly string[]]>([
    ['a remark of the program', claude('user', 'Caveat', { isMeta: true }), ['system Caveat']],
    ['what is left of a session', claude('user', 'So far', { isCompactSummary: true }), ['system So far']],
    ['a failed request', claude('assistant', 'API Error', { isApiErrorMessage: true }), ['system API Error']],
    [
      'a command that was typed',
      claude(
        'user',
        '<command-message>fix</command-message>\n<command-name>/fix</command-name>\n<command-args>#4</command-args>',
      ),
      ['user /fix #4'],
    ],
    ['a shell command of the user', claude('user', '<bash-input>ls</bash-input>'), ['user ! ls']],
    [
      'what that printed',
      claude('user', '<bash-stdout>a</bash-stdout><bash-stderr></bash-stderr>'),
      ['system <bash-stdout>a</bash-stdout><bash-stderr></bash-stderr>'],
    ],
    ['words about a tag', claude('user', '<command-name> is what?'), ['user <command-name> is what?']],
    [
      'an interruption',
      claude('user', [{ type: 'text', text: '[Request interrupted by user]' }]),
      ['system [Request interrupted by user]'],
    ],
    [
      'a prompt that waited',
      {
        type: 'attachment',
        attachment: { type: 'queued_command', prompt: 'and the docs', commandMode: 'prompt' },
        sessionId: 's',
      },
      ['user and the docs'],
    ],
    [
      'a note of a task that waited',
      {
        type: 'attachment',
        attachment: { type: 'queued_command', prompt: 'done', commandMode: 'task-notification' },
        sessionId: 's',
      },
      ['system done'],
    ],
    [
      'a file with its numbers',
      {
        type: 'attachment',
        attachment: {
          type: 'file',
          filename: '/r/a.csv',
          content: { type: 'text', file: { filePath: '/r/a.csv', content: 'a,b', numLines: 8350, startLine: 1 } },
        },
        sessionId: 's',
      },
      ['system /r/a.csv\n/r/a.csv\na,b\n8350\n1'],
    ],
    [
      'a search at the provider',
      claude('assistant', [
        { type: 'server_tool_use', id: 'w', name: 'web_search', input: { query: 'x' } },
        {
          type: 'web_search_tool_result',
          tool_use_id: 'w',
          content: { type: 'web_search_tool_result_error', error_code: 'unavailable' },
        },
      ]),
      [
        'assistant web_search: query: x',
        'tool[web_search true] type\nweb_search_tool_result_error\nerror_code\nunavailable',
      ],
    ],
  ])('has %s', (_, line, wanted) => expect(told(claude('user', 'hi'), line).slice(1)).toEqual(wanted));

  it.each([{ isSidechain: true }, { parent_tool_use_id: 'toolu_1' }])(
    'has conversations of helpers beside its own, which are no turns: %j',
    (aside) => {
      const lines = [
        claude('user', 'go', { parent_tool_use_id: null }),
        claude('user', 'look at x', aside),
        claude('assistant', [{ type: 'tool_use', id: 'a', name: 'Grep', input: {} }], aside),
        claude('user', [{ type: 'tool_result', tool_use_id: 'a', content: 'no', is_error: true }], aside),
        claude('assistant', 'done'),
      ];
      const { messages } = read(...lines);
      expect(turnsOf('t', messages).map(({ user, assistant }) => [user.text, assistant.text])).toEqual([
        ['go', 'done'],
      ]);
      expect(toolsOf(messages)).toMatchObject({ results: 1, errors: 1 });
      // The file of a helper alone is his conversation.
      expect(read(...lines.slice(1, 4)).messages.map(({ isAside }) => isAside)).toEqual([false, false, false]);
    },
  );

  it('has a line once though it stands there twice, and names types that are new', () => {
    const line = claude('user', 'a', { uuid: 'u' });
    const { messages, skipped, unknown } = read(line, line, { type: 'hologram', sessionId: 's' });
    expect([messages.length, skipped, unknown]).toMatchObject([
      1,
      1,
      [{ line: 3, what: 'a line of the type "hologram"' }],
    ]);
  });
});

describe('Codex', () => {
  it('and names what it does not know without a credential, nor half of one', () => {
    const line = claude('user', 'hi');
    const address = (letters: number) => `${'x'.repeat(letters)} postgres://admin:${'a1B2'.repeat(9)}@db/main`;
    for (const letters of [1, 100, 150, 160, 170]) {
      const { unknown } = read(line, { type: address(letters), sessionId: 's' });
      expect(unknown).toMatchObject([{ what: expect.stringMatching(/^a line of the type "x+/) }]);
      expect(unknown[0]?.what).not.toMatch(/a1B2/);
    }
  });

  it.each<[string, object, object]>([
    ['Claude Code', claude('user', 'hi'), { type: SECRET, sessionId: 's' }],
    ['a block', claude('user', 'hi'), claude('user', [{ type: SECRET }])],
    ['Codex', item(said('user', 'hi')), item({ type: SECRET })],
    ['a role of Codex', item(said('user', 'hi')), item(said(SECRET, 'a'))],
    ['codex exec', { type: 'thread.started', thread_id: 't' }, { type: SECRET }],
    ['an item of codex exec', { type: 'thread.started', thread_id: 't' }, execItem],
    ['OpenAI', { role: 'system', content: 'hi' }, { role: SECRET, content: 'a' }],
    ['Gemini', { role: 'user', parts: [{ text: 'hi' }] }, { role: 'user', parts: [{ [SECRET]: 1 }] }],
    ['LangChain', langChain('human'), langChain(SECRET)],
  ])('nor one that a quotation or small letters would hide: %s', (_, known, odd) => {
    const { unknown } = read(known, odd);
    expect(unknown).toHaveLength(1);
    expect(unknown[0]?.what).not.toMatch(/a1b2|ABCDEFG/i);
    expect(unknown[0]?.what).toContain('***');
  });

  it.each<[string, unknown, readonly string[]]>([
    ['an exit code of 0', JSON.stringify({ output: 'x', metadata: { exit_code: 0 } }), ['tool[? false] x']],
    ['another one', JSON.stringify({ output: 'x', metadata: { exit_code: 2 } }), ['tool[? true] x']],
    ['a head', 'Exit code: 1\nWall time: 0.2 seconds\nTotal output lines: 2\nOutput:\na\nb', ['tool[? true] a\nb']],
    [
      'a head of the newer kind',
      'Chunk ID: f\nWall time: 0.2 seconds\nProcess exited with code 0\nOriginal token count: 3\nOutput:\na',
      ['tool[? false] a'],
    ],
    [
      'a command that goes on',
      'Wall time: 10.0 seconds\nProcess running with session ID 4\nOutput:\na',
      ['tool[? null] a'],
    ],
    ['a head that the tool printed', 'Output:\nExit code: 1\n', ['tool[? null] Output:\nExit code: 1\n']],
    ['an object', { content: 'x', success: false }, ['tool[? true] x']],
    ['parts', [{ type: 'input_text', text: 'x' }, { type: 'input_image' }], ['tool[? null] x']],
    ['JSON of the tool', '{"output": "x"}', ['tool[? null] {"output": "x"}']],
    ['nothing', undefined, ['tool[? null] ']],
  ])('has an output with %s', (_, value, wanted) => expect(told(output(value))).toEqual(wanted));

  it('tells of endings in events as well', () => {
    const call = item({ type: 'function_call', name: 'shell', call_id: 'c', arguments: '{"command":["ls"]}' });
    expect(told(call, event({ type: 'exec_command_end', call_id: 'c', exit_code: 3 }), output('x'))).toEqual([
      'assistant shell: command: ["ls"]',
      'tool[shell true] x',
    ]);
    const mcp = { type: 'mcp_tool_call_end', call_id: 'c', result: { Ok: { isError: false } } };
    expect(told(call, output('x'), event(mcp)).at(-1)).toBe('tool[shell false] x');
  });

  it.each(['<environment_context>\n<cwd>/x</cwd>', '# AGENTS.md instructions for /x\n', '<user_instructions>\nx'])(
    'has context that nobody typed: %j',
    (text) => expect(told(item(said('user', text)))).toEqual([`system ${text}`]),
  );

  it('is read from its events where there is nothing else', () => {
    const lines = [event({ type: 'user_message', message: 'hi' }), event({ type: 'agent_message', message: 'ho' })];
    expect(told(...lines)).toEqual(['user hi', 'assistant ho']);
    expect(told(...lines, item(said('user', 'hi')))).toEqual(['user hi']);
  });
});

describe('other formats', () => {
  it.each<[string, readonly unknown[], readonly string[]]>([
    [
      'a refusal',
      [
        { role: 'developer', content: 'd' },
        { role: 'assistant', content: null, refusal: 'no' },
      ],
      ['system d', 'assistant no'],
    ],
    [
      'a command that failed, and one that never ended',
      [
        { type: 'thread.started', thread_id: 't' },
        { type: 'item.started', item: { id: 'i', type: 'command_execution', command: 'make', status: 'in_progress' } },
        {
          type: 'item.completed',
          item: {
            id: 'j',
            type: 'command_execution',
            command: 'ls',
            aggregated_output: 'no',
            exit_code: 2,
            status: 'failed',
          },
        },
        { type: 'item.completed', item: { id: 'k', item_type: 'assistant_message', text: 'Well.' } },
        {
          type: 'item.completed',
          item: { id: 'l', type: 'file_change', changes: [{ path: 'a.ts', kind: 'update' }], status: 'completed' },
        },
      ],
      [
        'assistant shell: command: ls',
        'tool[shell true] no',
        'assistant Well.',
        'assistant apply_patch: update a.ts',
        'tool[apply_patch false] ',
        'assistant shell: command: make',
      ],
    ],
    [
      'the answers of a batch without their requests',
      [
        {
          custom_id: 'a',
          response: { status_code: 200, body: { choices: [{ message: { role: 'assistant', content: 'x' } }, {}] } },
          error: null,
        },
        { custom_id: 'b', response: null, error: { code: 'batch_expired', message: 'late' } },
      ],
      ['assistant x'],
    ],
    [
      'what VS Code has shown, where nothing else was kept',
      [
        {
          responderUsername: 'GitHub Copilot',
          requests: [
            {
              message: 'why?',
              response: [
                { value: 'See ' },
                { kind: 'inlineReference', inlineReference: { path: '/a.ts' } },
                { kind: 'toolInvocationSerialized', toolId: 'grep', invocationMessage: { value: 'Searching' } },
              ],
            },
          ],
        },
      ],
      ['user why?', 'assistant See `/a.ts`', 'assistant grep: Searching'],
    ],
    [
      'files that VS Code has edited, with what was written there, beside what is said',
      [
        {
          responderUsername: 'GitHub Copilot',
          requests: [
            {
              message: 'mend it',
              response: [
                { value: 'I cut at 12 now.' },
                { value: '\n```\n' },
                { kind: 'codeblockUri', uri: { $mid: 1, path: '/src/feed.ts', scheme: 'file' }, isEdit: true },
                {
                  kind: 'textEditGroup',
                  uri: { $mid: 1, path: '/src/feed.ts', scheme: 'file' },
                  edits: [
                    [{ text: 'slice(0, 12)', range: { startLineNumber: 4 } }],
                    [{ text: 'const most = 4711;' }, { text: '' }],
                    [],
                  ],
                  done: true,
                },
                { value: '\n```\n' },
                { kind: 'toolInvocationSerialized', toolId: 'grep', invocationMessage: { value: 'Searching' } },
                { value: '\n' },
                {
                  kind: 'notebookEditGroup',
                  uri: { fsPath: 'c:\\plot.ipynb' },
                  edits: [
                    [{ uri: { path: '/plot.ipynb' }, edit: { text: 'limit = 77' } }],
                    [{ editType: 1, index: 0, count: 0, cells: [{ source: 'import feed', outputs: [] }] }],
                    { editType: 2, odd: true },
                  ],
                },
                { kind: 'textEditGroup', uri: 'file:///gone.ts', edits: 'odd' },
              ],
            },
          ],
        },
      ],
      [
        'user mend it',
        'assistant I cut at 12 now.\n```\n\n```\n',
        'assistant codeblockUri: path: /src/feed.ts',
        'assistant textEditGroup: path: /src/feed.ts\ntext: slice(0, 12)\nconst most = 4711;',
        'assistant grep: Searching',
        'assistant notebookEditGroup: path: c:\\plot.ipynb\ntext: limit = 77\nimport feed',
        'assistant textEditGroup: path: file:///gone.ts',
      ],
    ],
    [
      'files that VS Code has edited, where rounds are kept that called nothing',
      [
        {
          responderUsername: 'GitHub Copilot',
          requests: [
            {
              message: 'mend it',
              response: [
                { value: 'Cut at 12.' },
                { kind: 'textEditGroup', uri: { path: '/a.ts' }, edits: [[{ text: 'const most = 4711;' }]] },
              ],
              result: { metadata: { toolCallRounds: [{ response: 'Cut at 12.', toolCalls: [] }] } },
            },
          ],
        },
      ],
      ['user mend it', 'assistant Cut at 12.', 'assistant textEditGroup: path: /a.ts\ntext: const most = 4711;'],
    ],
    [
      'commands, helpers and attached files that VS Code has shown',
      [
        {
          responderUsername: 'GitHub Copilot',
          requests: [
            {
              message: { text: 'Fix it' },
              variableData: {
                variables: [
                  { kind: 'file', name: 'a.ts', value: { path: '/a.ts' } },
                  { kind: 'string', name: 'selection', value: 'limit 9999' },
                ],
              },
              response: [
                {
                  kind: 'toolInvocationSerialized',
                  toolId: 'run_in_terminal',
                  toolCallId: 'c',
                  pastTenseMessage: { value: 'Ran a command' },
                  toolSpecificData: {
                    kind: 'terminal',
                    commandLine: { original: 'npm test', userEdited: 'npm test --limit 4321' },
                    terminalCommandOutput: { text: '1234 passed' },
                    terminalCommandState: { exitCode: 1 },
                  },
                },
                {
                  kind: 'toolInvocationSerialized',
                  toolId: 'run_in_terminal',
                  toolSpecificData: { kind: 'terminal', command: 'ls', language: 'sh' },
                },
                {
                  kind: 'toolInvocationSerialized',
                  toolId: 'run_in_terminal',
                  resultDetails: { output: [{ value: '55 files' }] },
                  toolSpecificData: { kind: 'terminal', command: 'ls', terminalCommandOutput: { text: 'raw' } },
                },
                {
                  kind: 'toolInvocationSerialized',
                  toolId: 'runSubagent',
                  toolSpecificData: { kind: 'subagent', prompt: 'look', result: 'found 77' },
                },
              ],
            },
          ],
        },
      ],
      [
        'system a.ts',
        'system selection\nlimit 9999',
        'user Fix it',
        'assistant run_in_terminal: command: npm test --limit 4321',
        'tool[run_in_terminal true] 1234 passed',
        'assistant run_in_terminal: command: ls',
        'assistant run_in_terminal: command: ls',
        'tool[run_in_terminal null] 55 files',
        'assistant runSubagent: prompt: look',
        'tool[runSubagent null] found 77',
      ],
    ],
    [
      'a call of the older kind',
      [
        { role: 'assistant', content: null, function_call: { name: 'f', arguments: 'broken {' } },
        { role: 'function', name: 'f', content: 'r' },
      ],
      ['assistant f: broken {', 'tool[f null] r'],
    ],
    [
      'parts of OpenAI',
      [{ role: 'user', content: [{ type: 'input_text', text: 'a' }, { type: 'input_audio' }] }],
      ['user a'],
    ],
    [
      'a call of a tool that takes text',
      [
        {
          role: 'assistant',
          content: '',
          tool_calls: [{ id: 'x', type: 'custom', custom: { name: 'p', input: 'do\nit' } }],
        },
      ],
      ['assistant ', 'assistant p: do\nit'],
    ],
    [
      'a response of Gemini without the keys of its documentation',
      [{ role: 'user', parts: [{ functionResponse: { name: 'f', response: { status: 'ok', n: 1 } } }] }],
      ['tool[f null] status: ok\nn: 1'],
    ],
    [
      'names of Gemini with a line',
      [
        { role: 'model', parts: [{ function_call: { name: 'f', args: { a: 1 } } }] },
        { role: 'user', parts: [{ function_response: { name: 'f', response: { error: 'e' } } }] },
      ],
      ['assistant f: a: 1', 'tool[f true] e'],
    ],
    [
      'code that Gemini runs',
      [
        {
          role: 'model',
          parts: [
            { executableCode: { code: '1' } },
            { codeExecutionResult: { outcome: 'OUTCOME_FAILED', output: 'x' } },
          ],
        },
      ],
      ['assistant code_execution: code: 1', 'tool[code_execution true] x'],
    ],
    [
      'a chunk of LangChain',
      [{ lc: 1, type: 'constructor', id: ['langchain_core', 'messages', 'AIMessageChunk'], kwargs: { content: 'a' } }],
      ['assistant a'],
    ],
    [
      'a chat message of LangChain',
      [
        { type: 'human', data: { content: 'a' } },
        { type: 'chat', data: { content: 'b', role: 'assistant' } },
      ],
      ['user a', 'assistant b'],
    ],
    [
      'calls as LangChain got them',
      [
        {
          type: 'ai',
          data: {
            content: '',
            additional_kwargs: { tool_calls: [{ id: 'x', function: { name: 'f', arguments: '{"a":1}' } }] },
          },
        },
      ],
      ['assistant f: a: 1'],
    ],
    [
      'an older name of OpenTelemetry',
      [{ role: 'tool', parts: [{ type: 'tool_call_response', id: 'x', result: { a: 1 } }] }],
      ['tool[? null] a: 1'],
    ],
  ])('have %s', (_, values, wanted) => {
    expect(told(...values)).toEqual(wanted);
    expect(read(...values).unknown).toEqual([]);
  });

  it('give an edit of VS Code no number of its own, wherever it stands', () => {
    const edit = { kind: 'textEditGroup', uri: { path: '/a.ts' }, edits: [[{ text: 'x' }]] };
    const call = { kind: 'toolInvocationSerialized', toolId: 'grep', invocationMessage: { value: 'Searching' } };
    const numbers = (...response: readonly object[]) => {
      const { messages } = read({ responderUsername: 'GitHub Copilot', requests: [{ message: 'mend it', response }] });
      return messages.map(({ seq, blocks }) => [seq, blocks.length]);
    };
    expect(numbers(call, { value: 'done' }, call)).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
    ]);
    expect(numbers(edit, call, edit, { value: 'done' }, call)).toEqual([
      [1, 1],
      [2, 3],
      [3, 1],
      [4, 1],
    ]);
    expect(numbers({ value: ' ' }, edit, { value: 'done' }, edit, call)).toEqual([
      [1, 1],
      [2, 3],
      [3, 1],
    ]);
  });

  it('part the conversations of a file', () => {
    const one = {
      messages: [
        { role: 'user', content: 'a' },
        { role: 'assistant', content: 'b' },
        { role: 'user', content: 'c' },
      ],
    };
    const turns = turnsOf(
      't',
      read(one, {
        messages: [
          { role: 'user', content: 'd' },
          { role: 'assistant', content: 'e' },
        ],
      }).messages,
    );
    expect(turns.map(({ user, assistant }) => `${user.text} ${assistant.text}`)).toEqual(['a b', 'd e']);
  });

  it('may tell that a span of a tool has failed', () => {
    const attributes = { 'gen_ai.operation.name': 'execute_tool', 'gen_ai.tool.call.id': 'x' };
    const input = {
      'gen_ai.input.messages': [{ role: 'tool', parts: [{ type: 'tool_call_response', id: 'x', response: 'r' }] }],
    };
    for (const status of [{ code: 2 }, { status_code: 'ERROR' }, { code: 'STATUS_CODE_ERROR' }]) {
      expect(told({ attributes, status }, { attributes: input })).toEqual(['tool[? true] r']);
    }
    expect(told({ attributes, status: { code: 0 } }, { attributes: input })).toEqual(['tool[? false] r']);
  });
});

describe('what our own format says of errors', () => {
  const result = (more: object) => ({
    role: 'tool',
    content: [{ type: 'tool_result', tool_use_id: 'x', content: 'r', ...more }],
  });
  it.each<[string, readonly object[], number | null]>([
    ['no mark at all', [result({}), result({})], null],
    ['a mark on errors alone', [result({}), result({ is_error: true })], 0.5],
    ['marks on all', [result({ is_error: false }), result({ is_error: true })], 0.5],
    ['a result in plain text beside marks', [{ role: 'tool', content: 'r' }, result({ is_error: true })], 0],
    ['no result', [{ role: 'user', content: 'a' }], null],
    [
      'several texts in one',
      [
        result({
          is_error: true,
          content: [
            { type: 'text', text: 'a' },
            { type: 'text', text: 'b' },
          ],
        }),
        result({}),
      ],
      0.5,
    ],
    ['a result without text', [result({ content: [] }), result({ is_error: true })], 0.5],
  ])('is a share: %s', (_, messages, wanted) => {
    expect(correctnessOf(toolsOf(read(...messages).messages))).toBe(wanted);
  });
});

describe('a hostile transcript', () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  it.each([
    `{"type":"user","message":{"role":"user","content":${deep}},"sessionId":"s"}`,
    `{"type":"response_item","payload":{"type":"message","role":"user","content":${deep}}}`,
    `{"contents":${deep}}`,
    `{"contents":[{"role":"user","parts":[{"functionResponse":{"name":"f","response":${deep}}}]}]}`,
    `{"lc":1,"type":"constructor","id":["x","AIMessage"],"kwargs":{"content":"a","tool_calls":[{"name":"f","args":${deep}}]}}`,
    `{"resourceSpans":${deep}}`,
    `{"attributes":[{"key":"gen_ai.input.messages","value":${'{"arrayValue":{"values":['.repeat(3000)}1${']}}'.repeat(3000)}}]}`,
    `{"messages":${deep}}`,
    deep,
    '{"__proto__":{"role":"user","content":"x"},"role":"user","content":"y"}',
    '{"role":"constructor","content":"x"}',
    '{"type":"__proto__","sessionId":"s","message":{}}',
    '{"type":"toString","data":{"content":"x"}}',
    '{"type":"item.completed","item":{"id":"constructor","type":"constructor"}}',
    `{"type":"item.completed","item":{"id":"a","type":"mcp_tool_call","arguments":${deep},"result":{"content":${deep}}}}`,
    `{"custom_id":"__proto__","body":{"input":${deep}}}`,
    `{"custom_id":"a","response":{"body":{"choices":[{"message":{"role":"assistant","content":${deep}}}]}}}`,
    `{"responderUsername":"x","requests":[{"message":"a","result":{"metadata":{"toolCallRounds":[{"toolCalls":[{"id":"__proto__"},{"id":"c"}]}],"toolCallResults":{"c":{"content":[{"value":${deep}}]}}}}}]}`,
    '{"responderUsername":"x","requests":[{"message":"a","timestamp":1e300,"response":[null,1,{"kind":"inlineReference"}]}]}',
    '{"role":"user","parts":[{"__proto__":1}]}',
    '{"sessionId":"s","projectHash":"p","messages":{"length":1e9}}',
    '{"gen_ai.input.messages":"[{\\"role\\":"}',
    `{"attributes":{"gen_ai.operation.name":"execute_tool","gen_ai.tool.call.id":"__proto__","gen_ai.tool.call.result":${deep}},"status":[2]}`,
    `{"role":"user","content":[{"type":"document","source":{"type":"text","data":${deep},"content":[${deep}]}}]}`,
    `{"role":"tool","content":[{"type":"search_result","content":${deep}}]}`,
    `{"user":"U","ts":"1793523600.1","text":"","attachments":[{"fields":${deep}}],"blocks":${deep},"files":7}`,
    `{"type":"shell_call_output","call_id":"c","output":[{"outcome":${deep}},7]}`,
    `{"type":"mcp_call","id":"m","arguments":${deep},"output":${deep},"error":${deep}}`,
    `{"type":"attachment","sessionId":"s","attachment":{"type":"file","content":${deep}}}`,
    `{"responderUsername":"x","requests":[{"message":"a","variableData":{"variables":${deep}},"response":[{"kind":"toolInvocationSerialized","toolSpecificData":{"kind":"input","rawInput":${deep}}}]}]}`,
  ])('is read without harm: %.80s', (line) => {
    for (const name of ['t.jsonl', 't.json', 't.txt']) {
      const { messages, unknown, skipped } = readMessages(`${line}\n`, name);
      expect(messages.length + unknown.length + skipped).toBeGreaterThanOrEqual(0);
      expect(turnsOf('t', messages).length).toBeLessThanOrEqual(1);
    }
    expect(Object.prototype).not.toHaveProperty('role');
  });

  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(null, true, 1, 'user', 'assistant', 'tool', 'x', 'message', 'item.completed', 'turn.started'),
      anyText(5),
      fc.array(tie('any'), { maxLength: 3 }),
      tie('object'),
    ),
    object: fc.dictionary(
      fc.constantFrom(
        'type',
        'role',
        'content',
        'message',
        'payload',
        'parts',
        'messages',
        'contents',
        'data',
        'kwargs',
        'lc',
        'id',
        'attributes',
        'tool_calls',
        'text',
        'toolCalls',
        'attachment',
        'output',
        'sessionId',
        'projectHash',
        'gen_ai.input.messages',
        'item',
        'custom_id',
        'body',
        'response',
        'requests',
        'responderUsername',
        'spans',
        'resourceSpans',
      ),
      tie('any'),
      { maxKeys: 6 },
    ),
  }));

  it('never throws, and names or counts every line', () => {
    const types = [
      'user',
      'assistant',
      'response_item',
      'event_msg',
      'message',
      'ai',
      'human',
      'tool',
      'gemini',
      'constructor',
    ];
    const line = fc
      .record({ ...{ type: fc.constantFrom(...types) }, rest: value.object })
      .map(({ type, rest }) => ({ type, ...(rest as object) }));
    fc.assert(
      fc.property(fc.array(fc.oneof(line, value.any), { maxLength: 6 }), (lines) => {
        for (const text of [lines.map((one) => JSON.stringify(one)).join('\n'), JSON.stringify(lines, null, 1)]) {
          const { messages, unknown, skipped } = readMessages(text, 't.jsonl');
          turnsOf('t', messages);
          expect(messages.map(({ line: at }) => at).every((at) => at >= 1)).toBe(true);
          if (text.includes('"role"') && lines.length === 0) expect(messages.length + unknown.length + skipped).toBe(0);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it.each<[string, (n: number) => string, file?: string]>([
    [
      'Claude Code',
      (n) =>
        jsonl(...Array.from({ length: n }, (_, i) => claude(i % 2 ? 'user' : 'assistant', `x${i}`, { uuid: `${i}` }))),
    ],
    [
      'spans',
      (n) =>
        jsonl(
          ...Array.from({ length: n }, (_, i) => ({
            attributes: {
              'gen_ai.input.messages': [{ role: 'user', parts: [{ type: 'text', content: `a${i}` }] }],
              'gen_ai.output.messages': [{ role: 'assistant', parts: [{ type: 'text', content: `b${i}` }] }],
            },
          })),
        ),
    ],
    [
      'escapes',
      (n) =>
        jsonl(
          { role: 'tool', content: `{"a": ${'\\\\'.repeat(n)}` },
          { role: 'tool', content: `[{"a": "${'\\\\u00f6\\n'.repeat(n)}` },
        ),
    ],
    ['a heading of spaces', (n) => `# user\n\nhi\n\n# assistant\n\nok\n\n# 1${' '.repeat(n)}x\n`, 't.md'],
    ['a heading of numbers', (n) => `# user\n\nhi\n\n# assistant\n\nok\n\n# user${' 1 - 1'.repeat(n)}x\n`, 't.md'],
    ['a speaker of spaces', (n) => `User: hi\n\nAssistant: ok\n\nUser (${' '.repeat(n)}x\n`, 't.txt'],
    [
      'a list',
      (n) =>
        JSON.stringify(
          Array.from({ length: n }, (_, i) => ({ role: 'user', content: `x${i}` })),
          null,
          1,
        ),
    ],
    [
      'Gemini CLI',
      (n) =>
        jsonl(
          { sessionId: 's', projectHash: 'p' },
          ...Array.from({ length: n }, (_, i) => ({ id: `${i}`, type: 'gemini', content: 'x' })),
          { $rewindTo: '5' },
        ),
    ],
  ])('takes time in proportion to its length: %s', (_, make, file = 't.jsonl') => {
    const prepare = (size: number) => {
      const text = make(size);
      return () => readMessages(text, file);
    };
    expect(growthOf(prepare, 4000)).toBeLessThan(MOST_TIMES_AS_LONG);
  });
});
