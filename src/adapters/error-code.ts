import { memberOf } from '../core/errors.js';

/** The system's word for what happened to a connection, such as ECONNREFUSED. Messages are not repeated: they may quote headers. */
export function errorCodeOf(error: unknown): string | undefined {
  let cause = error;
  for (let depth = 0; depth < 5 && cause !== undefined; depth++) {
    const code = memberOf(cause, 'code');
    if (typeof code === 'string' && /^[A-Z][A-Z0-9_]+$/.test(code)) return code;
    cause = memberOf(cause, 'cause');
  }
  return undefined;
}

/** What OpenSSL and Node.js say of a certificate that they refuse, and of a server that speaks no TLS. */
const NO_TRUST =
  /^(?:CERT_|CRL_|DEPTH_ZERO_|ERR_TLS_CERT_|ERROR_IN_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH$|INVALID_CA$|INVALID_PURPOSE$|PATH_LENGTH_EXCEEDED$)/;

/** Why nothing was sent to a server by https, in words for whoever set its address; undefined for any other trouble. */
export function whyUntrusted(code: string | undefined): string | undefined {
  if (code === 'ERR_SSL_WRONG_VERSION_NUMBER')
    return `it does not speak TLS (${code}): its address may begin with http`;
  if (code === undefined || !NO_TRUST.test(code)) return undefined;
  return `its certificate is not trusted (${code}): NODE_EXTRA_CA_CERTS names the file of one that is to be`;
}
