import type {ScannerParameter} from '../../types';

export const zapParameters: readonly ScannerParameter[] = [
  {flag: '-t', meaning: 'Names the URL of the target, with its scheme. It is required.'},
  {
    flag: '-c FILE / -u URL',
    meaning:
      'Reads which rules count as `INFO`, `IGNORE` or `FAIL` from a file, relative to `/zap/wrk`, or from a URL.',
  },
  {flag: '-g FILE', meaning: 'Writes a default rule file in which everything is `WARN`.', default: 'off'},
  {flag: '-m MINS', meaning: 'Limits the spider, in minutes; the default is that of the baseline scan.', default: '1'},
  {
    flag: '-r / -w / -x / -J',
    meaning:
      'Write a report as HTML, Markdown, XML or JSON. Only the XML report, which the scan type sets, is collected.',
  },
  {flag: '-a', meaning: 'Uses the passive rules in alpha state too.', default: 'off'},
  {flag: '-d', meaning: 'Prints debug messages.', default: 'off'},
  {flag: '-P', meaning: 'Sets the port that ZAP listens on.'},
  {flag: '-D SECS', meaning: 'Waits this many seconds before the passive scan.'},
  {flag: '-i', meaning: 'Counts rules that the rule file does not name as `INFO`.', default: 'off'},
  {flag: '-I', meaning: 'Keeps warnings from failing the scan. It is set by the scan type.'},
  {flag: '-j', meaning: 'Also runs the Ajax spider, for applications built with JavaScript.', default: 'off'},
  {
    flag: '-l LEVEL',
    meaning:
      'Sets the lowest level to show: `PASS`, `IGNORE`, `INFO`, `WARN` or `FAIL`; with `-s` it hides example URLs.',
  },
  {flag: '-n FILE', meaning: 'Loads a context file before spidering; mount it below `/zap/wrk`.'},
  {flag: '-p FILE', meaning: 'Reads issues that are known already from a progress file.'},
  {flag: '-s', meaning: 'Prints less.', default: 'off'},
  {flag: '-T MINS', meaning: 'Limits start-up and passive scan, in minutes.'},
  {flag: '-z OPTIONS', meaning: 'Passes options to ZAP itself, as in `-z "-config aaa=bbb -config ccc=ddd"`.'},
  {flag: '--hook FILE', meaning: 'Runs a Python hook script.'},
  {flag: '-f FORMAT', meaning: 'Names the kind of definition for `zap-api-scan`, `openapi` or `soap`.'},
  {flag: '-autorun FILE', meaning: 'Names the plan for `zap-automation-scan`.'},
];
