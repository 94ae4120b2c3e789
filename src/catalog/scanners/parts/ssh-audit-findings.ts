import type {FindingAttribute, FindingKind} from '../../types';

export const sshAuditFindings: readonly FindingKind[] = [
  {
    category: 'SSH Service',
    name: 'SSH Service',
    severity: 'INFORMATIONAL',
    when: 'Once for each server that answers.',
  },
  {
    category: 'SSH Policy Violation',
    name: 'Insecure SSH <type> Algorithms',
    severity: 'HIGH when ssh-audit rates it `critical`, MEDIUM when it rates it `warning`',
    when: 'When algorithms of a type (`KEX`, `Key`, `MAC` or `Encryption`) should be removed; one finding for each level and type.',
  },
  {
    category: 'SSH Policy Violation',
    name: 'SSH <type> Algorithms must be changed',
    severity: 'HIGH when ssh-audit rates it `critical`, MEDIUM when it rates it `warning`',
    when: 'When ssh-audit recommends to change algorithms of a type.',
  },
  {
    category: 'SSH Policy Violation',
    name: 'SSH <type> Algorithms must be added',
    severity: 'LOW when ssh-audit rates it `informational`, MEDIUM for `warning`, HIGH for `critical`',
    when: 'When recommended algorithms of a type are missing.',
  },
];

export const sshAuditAttributes: readonly FindingAttribute[] = [
  {
    key: 'hostname',
    type: 'string or null',
    meaning: 'The target, unless it is an IPv4 address.',
    on: 'SSH Service',
  },
  {
    key: 'ip_address',
    type: 'string or null',
    meaning: 'The target, when it is an IPv4 address. Other scanners give a list called `ip_addresses`.',
    on: 'SSH Service',
  },
  {key: 'server_banner', type: 'string or null', meaning: 'The banner as it was sent.', on: 'SSH Service'},
  {key: 'ssh_version', type: 'string or null', meaning: 'The protocol version, for example `2.0`.', on: 'SSH Service'},
  {
    key: 'ssh_lib_cpe',
    type: 'string',
    meaning: 'The software named in the banner, such as `OpenSSH_7.2p2`; it is not a real CPE.',
    on: 'SSH Service',
  },
  {
    key: 'key_algorithms',
    type: 'list of objects',
    meaning: 'The host key algorithms, each with `algorithm`, `keysize` and `notes` (`fail`, `warn`, `info`).',
    on: 'SSH Service',
  },
  {
    key: 'encryption_algorithms',
    type: 'list of objects',
    meaning: 'The ciphers, each with `algorithm` and `notes`.',
    on: 'SSH Service',
  },
  {
    key: 'mac_algorithms',
    type: 'list of objects',
    meaning: 'The message authentication codes, each with `algorithm` and `notes`.',
    on: 'SSH Service',
  },
  {
    key: 'compression_algorithms',
    type: 'list of string',
    meaning: 'The compression methods, such as `none` and `zlib@openssh.com`.',
    on: 'SSH Service',
  },
  {
    key: 'key_exchange_algorithms',
    type: 'list of objects',
    meaning: 'The key exchange methods, each with `algorithm`, `keysize` and `notes`.',
    on: 'SSH Service',
  },
  {
    key: 'fingerprints',
    type: 'list of objects',
    meaning: 'The fingerprints, each with `hash`, `hash_alg` (`SHA256` or `MD5`) and `hostkey`.',
    on: 'SSH Service',
  },
  {
    key: 'algorithms',
    type: 'list of string',
    meaning: 'The algorithms in question; a note of ssh-audit follows in parentheses.',
    on: 'SSH Policy Violation',
  },
];
