import {type Agent, request, type IncomingHttpHeaders} from 'node:http';

/** The response of a server, unchanged. */
export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Requests a target exactly as written, because `fetch` would normalize it. */
export const asWritten = (
  url: string,
  target: string,
  given: {readonly headers?: Readonly<Record<string, string>>; readonly method?: string; readonly agent?: Agent} = {},
): Promise<Reply> =>
  new Promise((answer, fail) => {
    const {hostname, port} = new URL(url);
    const sent = request({hostname, port, path: target, ...given}, (response) => {
      const {statusCode = 0, headers} = response;
      response
        .toArray()
        .then((chunks: Buffer[]) => answer({status: statusCode, headers, body: Buffer.concat(chunks)}), fail);
    });
    sent.on('error', fail);
    sent.end();
  });
