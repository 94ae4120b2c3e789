import type {ScannerParameter} from '../../types';

export const whatwebParameters: readonly ScannerParameter[] = [
  {
    flag: '-a, --aggression',
    meaning:
      'Sets how hard it looks: `1` sends one request per target and follows redirects, `3` sends more requests where a plugin matched, `4` sends many requests. There is no level 2.',
    default: '1',
  },
  {flag: '-i, --input-file', meaning: 'Reads targets from a mounted file; `/dev/stdin` is possible.'},
  {
    flag: '--url-prefix / --url-suffix',
    meaning: 'Puts a text such as `https://` before or behind every target.',
  },
  {flag: '--url-pattern', meaning: 'Puts every target of `--input-file` into a URL in place of `%insert%`.'},
  {flag: '-U, --user-agent', meaning: 'Sends this user agent, which `requestConfig` shows.', default: 'WhatWeb/0.5.5'},
  {flag: '-H, --header', meaning: 'Sends a header, written as `Name:Value`; an empty value removes it.'},
  {
    flag: '--follow-redirect',
    meaning: 'Says which redirects to follow: `never`, `http-only`, `meta-only`, `same-site` or `always`.',
    default: 'always',
  },
  {flag: '--max-redirects', meaning: 'Limits the number of redirects.', default: '10'},
  {flag: '-u, --user', meaning: 'Logs in with basic authentication, `user:password`.'},
  {flag: '-c, --cookie', meaning: 'Sends cookies, written as `name=value; name2=value2`.'},
  {flag: '--cookiejar', meaning: 'Reads cookies from a file.'},
  {flag: '--proxy', meaning: 'Connects through a proxy, `host[:port]`.', default: 'port 8080'},
  {flag: '--proxy-user', meaning: 'Logs in at the proxy.'},
  {flag: '-p, --plugins', meaning: 'Chooses plugins, with `+` and `-` to add and to remove.', default: 'all'},
  {flag: '-g, --grep', meaning: 'Looks for a text or a regular expression in the responses.'},
  {flag: '--custom-plugin', meaning: 'Defines a plugin in the parameter itself.'},
  {flag: '-t, --max-threads', meaning: 'Sets the number of threads.', default: '25'},
  {flag: '--open-timeout', meaning: 'Gives up connecting after this many seconds.', default: '15'},
  {flag: '--read-timeout', meaning: 'Gives up reading after this many seconds.', default: '30'},
  {flag: '--wait', meaning: 'Waits between connections. Use it with a single thread.'},
  {flag: '--no-errors', meaning: 'Hides error messages.', default: 'off'},
  {flag: '-v / -q / --colour', meaning: 'Changes how much the log says and whether it uses colors.'},
  {flag: '--log-json', meaning: 'Is set by the scan type. Do not override it.'},
];
