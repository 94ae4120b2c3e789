import type {Json} from './types';

/** How to read one field: its name, and what its bytes are. */
interface Field {
  readonly name: string;
  readonly as: 'text' | 'bytes' | 'number' | Message;
  readonly many?: 'list' | 'map';
}

type Message = Readonly<Record<number, Field>>;

const text = (name: string): Field => ({name, as: 'text'});
const labels = (name: string): Field => ({name, as: 'text', many: 'map'});

const metadata: Field = {
  name: 'metadata',
  as: {1: text('name'), 2: text('generateName'), 3: text('namespace'), 11: labels('labels'), 12: labels('annotations')},
};

const podTemplate: Message = {
  1: metadata,
  2: {name: 'spec', as: {2: {name: 'containers', as: {1: text('name'), 2: text('image')}, many: 'list'}}},
};

const subject: Message = {1: text('kind'), 2: text('apiGroup'), 3: text('name'), 4: text('namespace')};

/** Kinds that `kubectl create` sends in this encoding, with the fields that the pages set. */
const MESSAGES: Readonly<Record<string, Message>> = {
  Namespace: {1: metadata},
  ServiceAccount: {1: metadata},
  Secret: {1: metadata, 2: {name: 'data', as: 'bytes', many: 'map'}, 3: text('type')},
  ConfigMap: {1: metadata, 2: labels('data'), 3: {name: 'binaryData', as: 'bytes', many: 'map'}},
  RoleBinding: {
    1: metadata,
    2: {name: 'subjects', as: subject, many: 'list'},
    3: {name: 'roleRef', as: {1: text('apiGroup'), 2: text('kind'), 3: text('name')}},
  },
  Deployment: {
    1: metadata,
    2: {
      name: 'spec',
      as: {
        1: {name: 'replicas', as: 'number'},
        2: {name: 'selector', as: {1: labels('matchLabels')}},
        3: {name: 'template', as: podTemplate},
      },
    },
  },
  SelfSubjectAccessReview: {},
  TokenRequest: {},
};

const MAGIC = 'k8s\0';

function varint(bytes: Buffer, start: number): {value: number; next: number} {
  let [value, factor, next] = [0, 1, start];
  for (;;) {
    const byte = bytes[next++] ?? 0;
    value += (byte & 127) * factor;
    factor *= 128;
    if (byte < 128) return {value, next};
  }
}

/** The fields of a message as they stand there: number, and bytes or number. */
function* fieldsOf(bytes: Buffer): Generator<{id: number; value: Buffer | number}> {
  for (let at = 0; at < bytes.length;) {
    const tag = varint(bytes, at);
    const {value, next} = varint(bytes, tag.next);
    const isBytes = tag.value % 8 === 2;
    at = isBytes ? next + value : next;
    yield {id: Math.floor(tag.value / 8), value: isBytes ? bytes.subarray(next, at) : value};
  }
}

function valueOf(value: Buffer | number, as: Field['as']): unknown {
  if (typeof value === 'number') return value;
  if (as === 'text' || as === 'number') return value.toString('utf8');
  return as === 'bytes' ? value.toString('base64') : decode(value, as);
}

function decode(bytes: Buffer, message: Message): Json {
  const result: Json = {};
  for (const {id, value} of fieldsOf(bytes)) {
    const field = message[id];
    if (!field || (field.as === 'text' && value instanceof Buffer && value.length === 0)) continue;
    const {name, as, many} = field;
    if (many === 'map') {
      const entry = decode(value as Buffer, {1: text('key'), 2: {name: 'value', as}});
      result[name] = {...(result[name] as Json | undefined), [String(entry['key'])]: entry['value'] ?? ''};
    } else if (many === 'list') result[name] = [...((result[name] as unknown[] | undefined) ?? []), valueOf(value, as)];
    else result[name] = valueOf(value, as);
  }
  return result;
}

/** An object in the binary encoding of Kubernetes, in which `kubectl create` sends its built-in kinds. */
export function decodeObject(body: Buffer): Json {
  const envelope = decode(body.subarray(MAGIC.length), {
    1: {name: 'type', as: {1: text('apiVersion'), 2: text('kind')}},
    2: {name: 'raw', as: 'bytes'},
  });
  const {apiVersion, kind} = envelope['type'] as Json;
  const message = MESSAGES[String(kind)];
  if (!message) throw new Error(`the stand-in API server cannot read a ${String(kind)} in binary form`);
  return {apiVersion, kind, ...decode(Buffer.from(String(envelope['raw'] ?? ''), 'base64'), message)};
}
