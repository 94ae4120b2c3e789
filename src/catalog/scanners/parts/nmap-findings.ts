import type {FindingAttribute, FindingKind} from '../../types';

export const nmapFindings: readonly FindingKind[] = [
  {
    category: 'Open Port',
    name: 'Open Port: <port> (<service>)',
    severity: 'INFORMATIONAL',
    when: 'For every listed port that is not `closed`, so `filtered` ones too; without a service name the part in parentheses is missing.',
  },
  {
    category: 'Host',
    name: 'Host: <hostname or first ip>',
    severity: 'INFORMATIONAL',
    when: 'For every host that is not marked as down, with or without open ports.',
  },
  {
    category: 'FTP',
    name: 'Anonymous FTP Login possible',
    severity: 'MEDIUM',
    when: 'When the script `ftp-anon` gets in.',
  },
  {
    category: 'FTP',
    name: 'Server banner found',
    severity: 'INFORMATIONAL',
    when: 'When the script `banner` reads one and the first port of the host that is not closed is 21.',
  },
  {
    category: 'TCP',
    name: 'Server banner found',
    severity: 'INFORMATIONAL',
    when: 'When the script `banner` reads one and the first port of the host that is not closed is another.',
  },
  {
    category: 'SMB',
    name: 'SMB Dangerous Protocol Version Finding SMBv1',
    severity: 'HIGH',
    when: 'When the script `smb-protocols` lists SMBv1.',
  },
  {
    category: 'SMB',
    name: 'SMB Dangerous Protocol Version Finding v<version>',
    severity: 'MEDIUM',
    when: 'When the script `smb-protocols` lists a version above 0 and below 2.',
  },
  {
    category: 'SMB',
    name: 'SMB Protocol Version Finding v<version>',
    severity: 'LOW',
    when: 'When the script `smb-protocols` lists a version from 2 to below 3.',
  },
  {
    category: 'SMB',
    name: 'SMB Protocol Version Finding v<version>',
    severity: 'INFORMATIONAL',
    when: 'When the script `smb-protocols` lists version 3 or later.',
  },
];

export const nmapAttributes: readonly FindingAttribute[] = [
  {key: 'port', type: 'int', meaning: 'The port.', on: 'Open Port, SMB'},
  {key: 'state', type: 'string', meaning: 'The state of the port, such as `open` or `filtered`.', on: 'Open Port, SMB'},
  {
    key: 'ip_addresses',
    type: 'list of string',
    meaning: 'The IPv4 and IPv6 addresses of the host.',
    on: 'Open Port, Host, SMB',
  },
  {key: 'mac_address', type: 'string or null', meaning: 'The MAC address, if it was seen.', on: 'Open Port, SMB'},
  {key: 'protocol', type: 'string', meaning: '`tcp` or `udp`.', on: 'Open Port, SMB'},
  {key: 'hostname', type: 'string or null', meaning: 'The first name of the host.', on: 'Open Port, Host, SMB'},
  {
    key: 'method',
    type: 'string',
    meaning: 'How the service was determined: `table` from the port number, `probed` by `-sV`.',
    on: 'Open Port, SMB',
  },
  {
    key: 'operating_system',
    type: 'string or null',
    meaning: 'The operating system that fits best.',
    on: 'Open Port, Host, SMB',
  },
  {
    key: 'service',
    type: 'string',
    meaning: 'The name of the service; without `-sV` it is guessed from the port.',
    on: 'Open Port, SMB',
  },
  {
    key: 'serviceProduct',
    type: 'string or null',
    meaning: 'The product, as `-sV` found it.',
    on: 'Open Port, SMB',
  },
  {
    key: 'serviceVersion',
    type: 'string or null',
    meaning: 'The version of the product, as `-sV` found it.',
    on: 'Open Port, SMB',
  },
  {
    key: 'scripts',
    type: 'object or null',
    meaning: 'The raw output of each NSE script that ran on this port, by its name.',
    on: 'Open Port',
  },
  {
    key: 'scripts',
    type: 'string or null',
    meaning: 'The line of the script that names the version.',
    on: 'SMB',
  },
  {
    key: 'tunnel',
    type: 'string or null',
    meaning: 'What the service is wrapped in, for example `ssl`.',
    on: 'Open Port',
  },
  {
    key: 'script',
    type: 'string',
    meaning: 'The name of the NSE script behind the finding.',
    on: 'FTP, TCP',
  },
  {
    key: 'banner',
    type: 'string',
    meaning: 'The banner, on findings of the script `banner`.',
    on: 'FTP, TCP',
  },
  {key: 'smb_protocol_version', type: 'string', meaning: 'The version of SMB.', on: 'SMB'},
];
