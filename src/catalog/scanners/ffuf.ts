import type {Scanner} from '../types';

export const ffuf: Scanner = {
  id: 'ffuf',
  title: 'ffuf',
  summary: 'Puts the entries of a word list into URLs, headers or bodies and reports which responses stand out.',
  category: 'web',
  targets: ['web-application'],
  tags: [
    'fuzzing',
    'fuzzer',
    'content discovery',
    'directory brute force',
    'hidden files',
    'wordlist',
    'word list',
    'web server content',
  ],
  tool: {
    name: 'ffuf',
    homepage: 'https://github.com/ffuf/ffuf',
    docs: 'https://github.com/ffuf/ffuf',
    repository: 'https://github.com/ffuf/ffuf',
    license: 'MIT',
  },
  toolVersion: 'v2.1.0',
  chart: {
    name: 'ffuf',
    values: [
      {
        key: 'cascadingRules.enabled',
        default: 'false',
        meaning: 'Installs the rule `ffuf-http`, which needs a ConfigMap `ffuf-config` with the key `wordlist.txt`.',
      },
    ],
    ignores: [
      {
        key: 'imagePullSecrets',
        reason: 'No template reads it; put pull secrets on the service accounts `lurker` and `parser` instead.',
      },
      {key: 'parser.resources', reason: 'No template reads it; the parser keeps the default requests and limits.'},
      {key: 'scanner.podSecurityContext', reason: 'No template reads it.'},
    ],
  },
  images: [
    {role: 'scanner', repository: 'docker.io/securecodebox/scanner-ffuf', tag: 'v2.1.0'},
    {role: 'parser', repository: 'docker.io/securecodebox/parser-ffuf', tag: 'chart version'},
  ],
  platforms: ['linux/amd64'],
  scanTypes: [
    {
      name: 'ffuf',
      purpose: 'Choose it to look for paths, parameters or logins with a word list that you mount.',
      command: ['ffuf', '-o', '/home/securecodebox/ffuf-results.json'],
      resultType: 'ffuf-json',
      resultLocation: '/home/securecodebox/ffuf-results.json',
      note: 'The image holds no word list. Leave `-o` and `-of` as they are: the parser reads JSON.',
    },
  ],
  parameters: [
    {flag: '-u <url>', meaning: 'Names the URL to request; it may hold the keyword `FUZZ`.'},
    {
      flag: '-w <file>[:KEYWORD]',
      meaning:
        'Reads words from a mounted file. A keyword of your own goes behind the colon; the flag may be repeated.',
      default: 'keyword FUZZ',
    },
    {flag: '-X', meaning: 'Sets the HTTP method.'},
    {flag: '-H "Name: Value"', meaning: 'Sends a header, which may hold keywords; the flag may be repeated.'},
    {flag: '-d', meaning: 'Sends this body with the request; it may hold keywords.'},
    {flag: '-b', meaning: 'Sends these cookies.'},
    {flag: '-r', meaning: 'Follows redirects.', default: 'false'},
    {
      flag: '-recursion',
      meaning: 'Goes on below every directory found. It works with the keyword `FUZZ` at the end of the URL only.',
      default: 'false',
    },
    {
      flag: '-recursion-strategy',
      meaning: 'Follows redirects to directories (`default`) or goes on below every match (`greedy`).',
      default: 'default',
    },
    {flag: '-recursion-depth', meaning: 'Limits how deep the recursion goes.', default: '0'},
    {
      flag: '-mc',
      meaning: 'Keeps responses with these status codes, or with every code when set to `all`.',
      default: '200,204,301,302,307,401,403,405,500',
    },
    {
      flag: '-ml / -mr / -ms / -mt / -mw',
      meaning:
        'Keeps responses by number of lines, regular expression, size, milliseconds to the first byte or number of words.',
    },
    {
      flag: '-fc / -fl / -fr / -fs / -ft / -fw',
      meaning: 'Drops responses by status code, lines, regular expression, size, time or words.',
    },
    {flag: '-ac', meaning: 'Finds suitable filters by itself before the run.', default: 'false'},
    {flag: '-acc', meaning: 'Calibrates the filters with this word, and so implies `-ac`; the flag may be repeated.'},
    {flag: '-ic', meaning: 'Leaves out the comment lines of a word list.', default: 'false'},
    {
      flag: '-mode',
      meaning: 'Decides how several word lists are combined: `clusterbomb`, `pitchfork` or `sniper`.',
      default: 'clusterbomb',
    },
    {flag: '-e', meaning: 'Appends these extensions, separated by commas, to `FUZZ`.'},
    {flag: '-t', meaning: 'Sets the number of threads.', default: '40'},
    {flag: '-rate', meaning: 'Limits the requests per second; `0` means no limit.', default: '0'},
    {flag: '-p', meaning: 'Waits between requests, for a number of seconds or a range such as `0.1-2.0`.'},
    {flag: '-timeout', meaning: 'Gives up on a request after this many seconds.', default: '10'},
    {
      flag: '-maxtime / -maxtime-job',
      meaning: 'Limits the seconds of the whole run or of each job; `0` means no limit.',
      default: '0',
    },
    {
      flag: '-x / -replay-proxy',
      meaning: 'Sends all requests, or only those that matched, through an HTTP or SOCKS5 proxy.',
    },
    {
      flag: '-sa / -se / -sf',
      meaning: 'Stops on every kind of error, on spurious errors, or when more than 95 % of the responses are 403.',
    },
    {
      flag: '--input-cmd, --input-num',
      meaning: 'Takes words from the output of a command, and says how many to take.',
      default: '--input-num 100',
    },
    {
      flag: '-request / -request-proto',
      meaning: 'Reads a raw HTTP request from a file, and says which protocol to use for it.',
      default: 'https',
    },
    {flag: '-noninteractive', meaning: 'Switches the interactive console off.', default: 'false'},
    {
      flag: '-or',
      meaning: 'Writes no file when nothing was found. Do not use it: a Scan without a result file fails.',
    },
  ],
  target:
    'One URL pattern behind `-u`, as a rule with the keyword `FUZZ`, and `-w` or `--input-cmd` as the source of words.',
  privileges: 'none',
  findings: [
    {
      category: 'Webserver Content',
      name: 'Webserver Content',
      severity: 'INFORMATIONAL',
      when: 'For every response that passes the matchers and filters.',
    },
  ],
  findingFields: [
    {key: 'location', meaning: 'Holds the complete URL that was requested.'},
    {key: 'osi_layer', meaning: 'Is always `APPLICATION`.'},
    {key: 'description', meaning: 'Names the words that were put in and the host.'},
    {key: 'identified_at', meaning: 'Holds the time of the run, which is the same for all its findings.'},
  ],
  attributes: [
    {key: 'httpStatus', type: 'int', meaning: 'The status code of the response.'},
    {key: 'length', type: 'int', meaning: 'The size of the response.'},
    {key: 'words', type: 'int', meaning: 'How many words the response has.'},
    {key: 'lines', type: 'int', meaning: 'How many lines the response has.'},
    {key: 'contentType', type: 'string', meaning: 'The content type of the response.'},
    {key: 'redirectlocation', type: 'string', meaning: 'Where the response redirects to, or an empty text.'},
    {key: 'duration', type: 'int', meaning: 'How long the response took, in nanoseconds.'},
    {key: 'hostname', type: 'string', meaning: 'The host, with its port when the URL has one.'},
    {key: 'input', type: 'object', meaning: 'Which word each keyword was replaced with.'},
    {key: 'postdata', type: 'string', meaning: 'The body as you configured it, keywords not replaced.'},
    {key: 'headers', type: 'object', meaning: 'The headers as you configured them, keywords not replaced.'},
  ],
  cascadingRules: [
    {
      name: 'ffuf-http',
      invasive: 'non-invasive',
      intensive: 'medium',
      matches:
        'An `Open Port` finding in state `open` whose service starts with `http`, so HTTPS and alternative ports too.',
      triggeredBy: ['nmap'],
      startsScanType: 'ffuf',
      parameters: ['-u', '{{$.hostOrIP}}/FUZZ', '-w', '/config/wordlist.txt'],
      note: 'The rule mounts the ConfigMap `ffuf-config` at `/config/`; without it the pod does not start. Its URL has neither scheme nor port, so services on other ports are not reached.',
    },
  ],
  related: [
    '/docs/scanners/nmap',
    '/docs/scanners/nikto',
    '/docs/scanners/nuclei',
    '/docs/how-tos/scanning-web-applications',
  ],
};
