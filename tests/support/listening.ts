import type {Server} from 'node:http';
import {createServer, type AddressInfo} from 'node:net';

/** A running server. */
export interface Host {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts a server on a free port. */
export async function listening(server: Server): Promise<Host> {
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const {port} = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((done) => {
      server.closeAllConnections();
      server.close(() => done());
    });
  return {url: `http://127.0.0.1:${port}`, stop};
}

/** A port that is free now. */
export const freePort = (): Promise<number> =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const {port} = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });
