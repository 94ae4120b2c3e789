import type {CliFlag} from '../types';

const unset = '""';

/** Flags of every command: help, and the connection flags that kubectl has too. */
export const globalFlags: readonly CliFlag[] = [
  {long: '--help', short: '-h', type: 'bool', default: 'false', meaning: 'Shows help for the command.'},
  {
    long: '--namespace',
    short: '-n',
    type: 'string',
    default: unset,
    meaning: 'Namespace to work in; without it the one of the kubeconfig context, otherwise `default`.',
  },
  {
    long: '--kubeconfig',
    type: 'string',
    default: unset,
    meaning: 'Path of the kubeconfig file; without it the variable `KUBECONFIG`, otherwise `~/.kube/config`.',
  },
  {long: '--context', type: 'string', default: unset, meaning: 'Context of the kubeconfig to use.'},
  {long: '--cluster', type: 'string', default: unset, meaning: 'Cluster of the kubeconfig to use.'},
  {long: '--user', type: 'string', default: unset, meaning: 'User of the kubeconfig to use.'},
  {long: '--server', short: '-s', type: 'string', default: unset, meaning: 'Address and port of the API server.'},
  {long: '--token', type: 'string', default: unset, meaning: 'Bearer token for the API server.'},
  {long: '--as', type: 'string', default: unset, meaning: 'User or service account in whose name to act.'},
  {long: '--as-uid', type: 'string', default: unset, meaning: 'UID in whose name to act.'},
  {
    long: '--as-group',
    type: 'stringArray',
    default: '[]',
    meaning: 'Group in whose name to act; repeat the flag for several.',
  },
  {
    long: '--certificate-authority',
    type: 'string',
    default: unset,
    meaning: 'File with the certificate of the authority that signed the server certificate.',
  },
  {long: '--client-certificate', type: 'string', default: unset, meaning: 'File with the client certificate for TLS.'},
  {long: '--client-key', type: 'string', default: unset, meaning: 'File with the key of that certificate.'},
  {
    long: '--tls-server-name',
    type: 'string',
    default: unset,
    meaning: 'Host name that the server certificate must show.',
  },
  {
    long: '--insecure-skip-tls-verify',
    type: 'bool',
    default: 'false',
    meaning: 'Accepts any server certificate, which makes the connection insecure.',
  },
  {
    long: '--request-timeout',
    type: 'string',
    default: '"0"',
    meaning: 'How long one request may take, with a unit as in `1s`, `2m` or `3h`; `0` waits without end.',
  },
  {
    long: '--cache-dir',
    type: 'string',
    default: '$KUBECACHEDIR, otherwise ~/.kube/cache',
    meaning: 'Directory for cached answers of the API server.',
  },
  {
    long: '--disable-compression',
    type: 'bool',
    default: 'false',
    meaning: 'Asks the API server for uncompressed answers.',
  },
];
