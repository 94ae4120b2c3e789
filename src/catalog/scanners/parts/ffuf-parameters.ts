import type {ScannerParameter} from '../../types';

export const ffufParameters: readonly ScannerParameter[] = [
  {flag: '-u <url>', meaning: 'Names the URL to request; it may hold the keyword `FUZZ`.'},
  {
    flag: '-w <file>[:KEYWORD]',
    meaning: 'Reads words from a mounted file. A keyword of your own goes behind the colon; the flag may be repeated.',
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
];
