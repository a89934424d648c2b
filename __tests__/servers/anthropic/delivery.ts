import type { ServerResponse } from 'node:http';

/** An HTTP response, and what goes wrong on its way. */
export interface Delivery {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly damage?: 'stalls' | 'ends early' | 'broken JSON';
}

export function jsonOf(status: number, body: object, headers: Readonly<Record<string, string>> = {}): Delivery {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

export function errorOf(status: number, error: { type: string; message: string }, requestId: string): Delivery {
  return jsonOf(status, { type: 'error', error, request_id: requestId });
}

/** Writes a response as far as it is to come. */
export function deliver(response: ServerResponse, { status, headers, body, damage }: Delivery): void {
  const half = body.slice(0, body.length / 2);
  const whole = damage === 'broken JSON' ? half : body;
  response.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(whole)) });
  if (damage === undefined || damage === 'broken JSON') {
    response.end(whole);
    return;
  }
  response.flushHeaders();
  response.write(half, () => {
    // Later, so that the first half is on its way before the connection goes.
    if (damage === 'ends early') setTimeout(() => response.destroy(), 20);
  });
}
