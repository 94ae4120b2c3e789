import type {Draft} from './objects';

const EMPTY = Buffer.alloc(0);

function varint(bytes: Buffer, start: number): {value: number; next: number} {
  let [value, factor, next] = [0, 1, start];
  for (;;) {
    const byte = bytes[next++] ?? 0;
    value += (byte & 127) * factor;
    factor *= 128;
    if (byte < 128) return {value, next};
  }
}

/** The length-delimited fields of a message, by number. */
function fieldsOf(bytes: Buffer = EMPTY): Map<number, Buffer> {
  const found = new Map<number, Buffer>();
  for (let at = 0; at < bytes.length;) {
    const tag = varint(bytes, at);
    const {value, next} = varint(bytes, tag.next);
    const isBytes = tag.value % 8 === 2;
    at = isBytes ? next + value : next;
    if (isBytes) found.set(Math.floor(tag.value / 8), bytes.subarray(next, at));
  }
  return found;
}

/**
 * Parses kind and name of an object in the binary encoding of Kubernetes, which `kubectl create` uses for objects from flags. The rest is
 * valid, because kubectl generates it. Pages only depend on the labels of a Deployment, which kubectl derives from its name.
 */
export function objectInBinary(body: Buffer): Draft {
  const envelope = fieldsOf(body.subarray('k8s\0'.length));
  const kind = String(fieldsOf(envelope.get(1)).get(2));
  const metadata = fieldsOf(fieldsOf(envelope.get(2)).get(1));
  const [name, namespace] = [1, 3].map((number) => (metadata.get(number) ?? EMPTY).toString('utf8'));
  const labels = {app: name};
  const spec = {replicas: 1, selector: {matchLabels: labels}, template: {metadata: {labels}}};
  return {kind, metadata: {name, namespace}, ...(kind === 'Deployment' && {spec})};
}
