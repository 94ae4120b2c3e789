import type {CascadingRuleEntry, Scanner} from '../types';
import {mayRunAsRoot, runAsNonRootOff} from './common';

/** The six rules differ in the ports and services that they wait for, and in the Mozilla profile. */
const rule = (
  name: string,
  matches: string,
  profile: 'intermediate' | 'modern' = 'intermediate',
): CascadingRuleEntry => ({
  name,
  invasive: 'non-invasive',
  intensive: 'light',
  matches: `An \`Open Port\` finding in state \`open\` ${matches}.`,
  triggeredBy: ['nmap'],
  startsScanType: 'sslyze',
  parameters: [`--mozilla_config=${profile}`, '{{$.hostOrIP}}:{{attributes.port}}'],
});

const category = 'Invalid Certificate';

const severity = 'MEDIUM';

export const sslyze: Scanner = {
  id: 'sslyze',
  title: 'SSLyze',
  summary: 'Connects to a TLS server and analyzes its protocol versions, cipher suites and certificate.',
  category: 'tls',
  targets: ['tls-or-ssh'],
  tags: [
    'tls',
    'ssl',
    'tls configuration',
    'ssl configuration',
    'certificate',
    'expired certificate',
    'self-signed certificate',
    'cipher suites',
    'outdated tls version',
    'https',
    'starttls',
    'mozilla profile',
    'network',
  ],
  tool: {
    name: 'SSLyze',
    homepage: 'https://github.com/nabla-c0d3/sslyze',
    docs: 'https://nabla-c0d3.github.io/sslyze/documentation/',
    repository: 'https://github.com/nabla-c0d3/sslyze',
    license: 'AGPL-3.0',
  },
  toolVersion: '6.1.0',
  chart: {
    name: 'sslyze',
    values: [
      runAsNonRootOff,
      {
        key: 'parser.env',
        default: '[]',
        meaning: 'Setting `DEBUG` to `true` makes the parser log the whole raw result.',
      },
      {
        key: 'cascadingRules.enabled',
        default: 'false',
        meaning: 'Installs the six `*-tls-scan` rules.',
      },
    ],
  },
  images: [
    {role: 'scanner', repository: 'docker.io/securecodebox/scanner-sslyze', tag: '6.1.0'},
    {role: 'parser', repository: 'docker.io/securecodebox/parser-sslyze', tag: 'chart version'},
  ],
  platforms: ['linux/amd64', 'linux/arm64'],
  scanTypes: [
    {
      name: 'sslyze',
      purpose: 'Choose it to check how one server does TLS, against a Mozilla profile or with checks of your choice.',
      command: ['sh', '/wrapper.sh', '--json_out', '/home/securecodebox/sslyze-results.json'],
      resultType: 'sslyze-json',
      resultLocation: '/home/securecodebox/sslyze-results.json',
      note: 'The wrapper always ends with success, since SSLyze itself fails when the target misses the profile.',
    },
  ],
  parameters: [
    {
      flag: '--mozilla_config',
      meaning:
        'Checks against a TLS profile of Mozilla, `modern`, `intermediate` or `old`, and runs the checks it needs.',
      default: 'intermediate',
    },
    {
      flag: '--certinfo',
      meaning: 'Fetches and validates the certificate chain. Certificate findings need it.',
      default: 'part of the profile',
    },
    {
      flag: '--certinfo_ca_file',
      meaning: 'Validates against your own root certificates (PEM), mounted as a file; goes with `--certinfo`.',
    },
    {
      flag: '--sslv2 --sslv3 --tlsv1 --tlsv1_1 --tlsv1_2 --tlsv1_3',
      meaning: 'Probes single protocol versions.',
      default: 'profile',
    },
    {
      flag: '--starttls',
      meaning:
        'Begins with STARTTLS for `smtp`, `xmpp`, `xmpp_server`, `pop3`, `imap`, `ftp`, `ldap`, `rdp` or `postgres`; `auto` guesses by the port.',
      default: 'off',
    },
    {flag: '--xmpp_to', meaning: 'Sets the `to` attribute for XMPP.', default: 'host name of the server'},
    {flag: '--sni', meaning: 'Sets the host name for SNI, from TLS 1.0 on.', default: 'host of the target'},
    {
      flag: '--https_tunnel',
      meaning:
        'Connects through an HTTP CONNECT proxy, `http://USER:PW@HOST:PORT/`; it knows basic authentication only.',
    },
    {
      flag: '--slow_connection',
      meaning: 'Opens fewer connections at a time, for slow or weak servers.',
      default: 'off',
    },
    {
      flag: '--cert --key --keyform --pass',
      meaning:
        'Presents a client certificate (PEM chain) with its key, the format of the key (`DER` or `PEM`) and its passphrase.',
      default: 'key format PEM',
    },
    {flag: '--heartbleed', meaning: 'Checks for Heartbleed. The answer stays in the raw result.', default: 'profile'},
    {flag: '--robot', meaning: 'Checks for ROBOT. The answer stays in the raw result.', default: 'profile'},
    {
      flag: '--reneg',
      meaning: 'Checks renegotiation. The answer stays in the raw result.',
      default: 'profile',
    },
    {
      flag: '--openssl_ccs',
      meaning: 'Checks for the CCS injection (CVE-2014-0224). The answer stays in the raw result.',
      default: 'profile',
    },
    {flag: '--compression', meaning: 'Checks for CRIME. The answer stays in the raw result.', default: 'profile'},
    {
      flag: '--fallback',
      meaning: 'Checks for downgrade protection (`TLS_FALLBACK_SCSV`). The answer stays in the raw result.',
      default: 'profile',
    },
    {
      flag: '--early_data',
      meaning: 'Checks for early data of TLS 1.3. The answer stays in the raw result.',
      default: 'off',
    },
    {
      flag: '--resum / --resum_attempts',
      meaning: 'Tests session resumption this many times. The answer stays in the raw result.',
      default: '5 attempts',
    },
    {
      flag: '--http_headers',
      meaning: 'Looks at security headers. The answer stays in the raw result.',
      default: 'off',
    },
    {
      flag: '--elliptic_curves',
      meaning: 'Lists the supported curves. The answer stays in the raw result.',
      default: 'profile',
    },
    {
      flag: '--targets_in',
      meaning: 'Reads targets from a file with one `host:port` per line. Only the first one becomes findings.',
    },
    {
      flag: '--update_trust_stores',
      meaning: 'Refreshes the trust stores from GitHub and does nothing else.',
      default: 'off',
    },
    {flag: '--quiet', meaning: 'Prints nothing.', default: 'off'},
    {flag: '--json_out', meaning: 'Is set by the scan type. Do not override it.'},
  ],
  target: 'One `HOST`, `HOST:PORT` or `HOST:PORT{IP}` without a scheme; the port is 443 when none is given.',
  privileges: mayRunAsRoot,
  findings: [
    {
      category: 'TLS Service Info',
      name: 'TLS Service',
      severity: 'INFORMATIONAL',
      when: 'For every server that answers.',
    },
    {
      category: 'Outdated TLS Version',
      name: 'TLS Version <v> is considered insecure',
      severity,
      when: 'For each of SSL 2.0, SSL 3.0, TLS 1.0 and TLS 1.1 in which the server accepts at least one cipher suite.',
    },
    {category, name: 'Invalid Hostname', severity, when: 'When no alternative name of the certificate fits the host.'},
    {
      category,
      name: 'Self-Signed Certificate',
      severity,
      when: 'When subject and issuer of the certificate are the same.',
    },
    {
      category,
      name: 'Expired Certificate',
      severity,
      when: 'When the certificate is not valid at the time of the check.',
    },
    {
      category,
      name: 'Untrusted Certificate Root',
      severity,
      when: 'When validation misses a required extension and the certificate is not self-signed. Other errors of the chain give no finding.',
    },
    {
      category,
      name: 'ASN.1 Parsing Error',
      severity,
      when: 'When the result holds no certificate data, which is also so when `--certinfo` did not run.',
    },
  ],
  findingFields: [
    {key: 'location', meaning: 'Holds host name or address and port, as in `example.com:443`.'},
    {key: 'osi_layer', meaning: 'Is always `PRESENTATION`.'},
    {key: 'identified_at', meaning: 'Holds the time at which the scan was completed.'},
    {
      key: 'mitigation',
      meaning:
        'Advises a newer version on `Outdated TLS Version`, and a look at the certificate on `ASN.1 Parsing Error`; otherwise `null`.',
    },
    {key: 'reference', meaning: 'Is always `null`; the standard list `references` is not used.'},
  ],
  attributes: [
    {key: 'hostname', type: 'string', meaning: 'The host.'},
    {key: 'ip_addresses', type: 'list of string', meaning: 'The one address to which the host name resolved.'},
    {key: 'port', type: 'number', meaning: 'The TCP port.'},
    {
      key: 'tls_versions',
      type: 'list of string',
      meaning: 'The versions that the server accepts, from `SSL 2.0` to `TLS 1.3`.',
      on: 'TLS Service Info',
    },
    {
      key: 'cipher_suites',
      type: 'list of string',
      meaning: 'The cipher suites accepted in any version, by their OpenSSL names and each once.',
      on: 'TLS Service Info',
    },
    {
      key: 'outdated_version',
      type: 'string',
      meaning: 'The version that is out of date.',
      on: 'Outdated TLS Version',
    },
  ],
  cascadingRules: [
    rule('https-tls-scan', 'on port 443 or 8443, with the service `https*`, or with `http*` in the tunnel `ssl`'),
    rule('ftps-tls-scan', 'on port 990, with the service `ftps`, or with `ftp` in the tunnel `ssl`', 'modern'),
    rule('ldaps-tls-scan', 'on port 636 or with the service `ldapssl`'),
    rule('smtps-tls-scan', 'on port 465, with the service `smtps`, or with `smtp` in the tunnel `ssl`'),
    rule('pop3s-tls-scan', 'on port 995, with the service `pop3s`, or with `pop3` in the tunnel `ssl`'),
    rule('imaps-tls-scan', 'on port 993, with the service `imaps`, or with `imap` in the tunnel `ssl`'),
  ],
  related: ['/docs/scanners/nmap', '/docs/hooks/cascading-scans', '/docs/getting-started/upgrading'],
};
