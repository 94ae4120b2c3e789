import type {ScannerParameter} from '../../types';

export const sslyzeParameters: readonly ScannerParameter[] = [
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
    meaning: 'Connects through an HTTP CONNECT proxy, `http://USER:PW@HOST:PORT/`; it knows basic authentication only.',
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
];
