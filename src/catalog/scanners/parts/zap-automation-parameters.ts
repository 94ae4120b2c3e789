import type {ScannerParameter} from '../../types';

export const zapAutomationParameters: readonly ScannerParameter[] = [
  {flag: '-autorun <file>', meaning: 'Runs this plan, a file or a URL. Every useful scan needs it.'},
  {
    flag: '-autogenmin / -autogenmax / -autogenconf <file>',
    meaning:
      'Writes a template of a plan with the key options, all options or the current settings; use it on your own machine.',
    default: 'off',
  },
  {flag: '-autocheck <source>', meaning: 'Checks a plan without running it.', default: 'off'},
  {
    flag: '-addoninstall <id>',
    meaning: 'Installs an add-on from the marketplace; it takes the place of the job `addOns`.',
  },
  {flag: '-addoninstallall', meaning: 'Installs all add-ons.', default: 'off'},
  {flag: '-addonuninstall <id>', meaning: 'Removes an add-on.'},
  {flag: '-addonupdate', meaning: 'Updates the add-ons, which needs the internet.', default: 'off'},
  {flag: '-addonlist', meaning: 'Lists the add-ons.', default: 'off'},
  {flag: '-script <file>', meaning: 'Runs a script.'},
  {
    flag: '-certload / -certpubdump / -certfulldump <path>',
    meaning: 'Loads a root certificate, or writes the one in use without or with its private key.',
  },
  {flag: '-notel', meaning: 'Switches telemetry off.', default: 'off'},
  {
    flag: '-openapifile / -openapiurl / -openapitargeturl',
    meaning:
      'Imports an OpenAPI definition from a file or URL, and overrides its target. The job `openapi` is the better way.',
  },
  {
    flag: '-graphqlfile / -graphqlurl / -graphqlendurl',
    meaning: 'Imports a GraphQL schema from a file or URL, and names the endpoint.',
  },
  {flag: '-quickurl / -quickout', meaning: 'Attacks one URL at once, and names the file of the result.'},
  {flag: '-hud / -hudurl / -hudbrowser', meaning: 'Starts the heads-up display, on a desktop only.', default: 'off'},
  {flag: '-host / -t', meaning: 'Have no effect on a plan. Do not use them.'},
];
