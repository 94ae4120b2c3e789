import {randomBytes} from 'node:crypto';
import {request} from 'node:http';
import type {Socket} from 'node:net';

/** A connection that carries texts both ways (RFC 6455), for the one server that the tests start themselves. */
export interface TextSocket {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

const TEXT = 0x81;

/** How many bytes tell a length beside the one that holds a short one. */
function lengthBytes(length: number): 0 | 2 | 8 {
  if (length < 126) return 0;
  return length < 65_536 ? 2 : 8;
}

/** A frame as a client sends it, which is masked. */
function frame(text: string): Buffer {
  const payload = Buffer.from(text);
  const mask = randomBytes(4);
  const {length} = payload;
  const size = lengthBytes(length);
  const head = Buffer.alloc(2 + size);
  head.writeUInt8(TEXT, 0);
  head.writeUInt8(0x80 | {0: length, 2: 126, 8: 127}[size], 1);
  if (size === 2) head.writeUInt16BE(length, 2);
  if (size === 8) head.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([head, mask, payload.map((byte, place) => byte ^ (mask[place % 4] ?? 0))]);
}

/** The first frame of what has arrived, as its text and its length; undefined while it is not whole. */
function firstFrame(bytes: Buffer): {readonly text?: string; readonly length: number} | undefined {
  if (bytes.length < 2) return undefined;
  const short = bytes.readUInt8(1) & 127;
  const head =
    new Map([
      [126, 4],
      [127, 10],
    ]).get(short) ?? 2;
  if (bytes.length < head) return undefined;
  let size = short;
  if (short === 126) size = bytes.readUInt16BE(2);
  if (short === 127) size = Number(bytes.readBigUInt64BE(2));
  if (bytes.length < head + size) return undefined;
  const isText = bytes.readUInt8(0) === TEXT;
  return {...(isText && {text: bytes.toString('utf8', head, head + size)}), length: head + size};
}

function listen(socket: Socket, onText: (text: string) => void): void {
  let waiting = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk]);
    for (let next = firstFrame(waiting); next; next = firstFrame(waiting)) {
      waiting = waiting.subarray(next.length);
      if (next.text !== undefined) onText(next.text);
    }
  });
}

/** Connects to a `ws:` address. */
export function connect(url: string, onText: (text: string) => void): Promise<TextSocket> {
  return new Promise((connected, failed) => {
    const asked = request(url.replace(/^ws:/, 'http:'), {
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      },
    });
    asked.on('error', failed);
    asked.on('response', ({statusCode}) => failed(new Error(`${url} has status ${statusCode}.`)));
    asked.on('upgrade', (_response, socket: Socket) => {
      listen(socket, onText);
      socket.on('error', () => {});
      connected({send: (text) => socket.write(frame(text)), close: () => socket.destroy()});
    });
    asked.end();
  });
}
