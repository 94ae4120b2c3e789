import type {ScannerParameter} from '../../types';

export const nucleiParameters: readonly ScannerParameter[] = [
  {flag: '-u, -target', meaning: 'Names the target, a URL or a host.'},
  {flag: '-l, -list <file>', meaning: 'Reads the targets from a file.'},
  {flag: '-t, -templates', meaning: 'Runs these template files or folders.'},
  {flag: '-w, -workflows', meaning: 'Runs these workflows.'},
  {flag: '-id, -template-id', meaning: 'Runs the templates with these ids, separated by commas.'},
  {flag: '-tags / -etags / -itags', meaning: 'Includes, excludes or enforces templates by tag.'},
  {
    flag: '-s, -severity',
    meaning: 'Runs templates of these severities: `info`, `low`, `medium`, `high`, `critical` or `unknown`.',
  },
  {flag: '-es, -exclude-severity', meaning: 'Leaves out templates of these severities.'},
  {flag: '-et, -exclude-templates', meaning: 'Leaves out these templates.'},
  {
    flag: '-pt, -type',
    meaning:
      'Runs templates of these protocols: `dns`, `file`, `http`, `headless`, `tcp`, `ssl`, `websocket`, `whois`, `code` or `javascript`.',
  },
  {flag: '-as, -automatic-scan', meaning: 'Picks the templates by the technology that it detects.'},
  {flag: '-nt, -new-templates', meaning: 'Runs only templates that were added recently.'},
  {flag: '-H', meaning: 'Sends an additional header, written as `header:value`.'},
  {flag: '-V, -var', meaning: 'Sets a variable of the templates, written as `key=value`.'},
  {flag: '-rl, -rate-limit', meaning: 'Limits the requests per second.', default: '150'},
  {flag: '-bs, -bulk-size', meaning: 'Sets how many hosts a template tests at the same time.', default: '25'},
  {flag: '-c, -concurrency', meaning: 'Sets how many templates run at the same time.', default: '25'},
  {flag: '-timeout', meaning: 'Gives up on a request after this many seconds.', default: '10'},
  {flag: '-retries', meaning: 'Sets how often a failed request is tried again.', default: '1'},
  {
    flag: '-ni, -no-interactsh',
    meaning: 'Uses no out-of-band server on the internet. Use it in isolated networks.',
  },
  {
    flag: '-iserver, -interactsh-server',
    meaning: 'Uses an out-of-band server of your own; it was called `-interactsh-url` before.',
  },
  {
    flag: '-irr, -include-rr / -or, -omit-raw',
    meaning: 'Keeps request and response in the result, which is the default, or leaves them out with `-omit-raw`.',
  },
  {flag: '-p, -proxy', meaning: 'Sends requests through an HTTP or SOCKS5 proxy.'},
  {flag: '-duc, -disable-update-check', meaning: 'Skips the update check. The chart sets it while the cache is on.'},
  {flag: '-ut, -update-templates', meaning: 'Downloads the templates. The jobs of the cache run it.'},
  {flag: '-mhe, -max-host-error', meaning: 'Skips a host after this many errors.', default: '30'},
  {
    flag: '-headless',
    meaning: 'Runs templates that need a browser; the image does not promise to have one.',
  },
  {flag: '-v, -debug', meaning: 'Prints more, or everything that is sent and received.'},
  {flag: '-jsonl, -output', meaning: 'Are set by the scan type. Do not change them.'},
];
