/** An answer that is an error. A misuse is the caller's defect, and is kept as a violation. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    message: string,
    readonly details: {
      readonly misuse?: boolean;
      readonly errors?: readonly object[];
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(message);
  }

  body(documentationUrl: string): object {
    const { errors } = this.details;
    return {
      message: this.message,
      ...(errors !== undefined && { errors }),
      documentation_url: documentationUrl,
      status: String(this.status),
    };
  }
}

export function notFound(): Refusal {
  return new Refusal(404, 'Not Found');
}

/** What fits the description and GitHub refuses all the same. */
export function invalid(message: string): Refusal {
  return new Refusal(422, `Invalid request.\n\n${message}`, { misuse: true });
}

export function validationFailed(resource: string, field: string, message: string): Refusal {
  return new Refusal(422, 'Validation Failed', {
    misuse: true,
    errors: [{ resource, code: 'unprocessable', field, message }],
  });
}
