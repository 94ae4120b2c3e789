import type {FindingAttribute} from '../../types';

export const nucleiAttributes: readonly FindingAttribute[] = [
  {key: 'ip_addresses', type: 'list of string', meaning: 'The address of the host; empty when it is unknown.'},
  {key: 'type', type: 'string or null', meaning: 'The protocol of the template, such as `http`, `dns` or `ssl`.'},
  {key: 'hostname', type: 'string or null', meaning: 'The host of the target; missing when the target is no URL.'},
  {key: 'path', type: 'string or null', meaning: 'The path.'},
  {key: 'tags', type: 'list or null', meaning: 'The tags of the template.'},
  {key: 'reference', type: 'list or null', meaning: 'The references of the template.'},
  {key: 'author', type: 'list or null', meaning: 'Who wrote the template.'},
  {key: 'metadata', type: 'object or null', meaning: 'The metadata of the template.'},
  {key: 'timestamp', type: 'string or null', meaning: 'The time of the match.'},
  {key: 'matcher_status', type: 'bool or null', meaning: 'Whether the matcher matched.'},
  {key: 'matcher_name', type: 'string or null', meaning: 'The name of the matcher.'},
  {key: 'matched_at', type: 'string or null', meaning: 'The URL that matched.'},
  {key: 'matched_line', type: 'list or null', meaning: 'The lines that matched.'},
  {key: 'extracted_results', type: 'list or null', meaning: 'What the template extracted.'},
  {key: 'template', type: 'string', meaning: 'The file of the template.'},
  {key: 'template_url', type: 'string', meaning: 'The address of the template.'},
  {key: 'template_id', type: 'string', meaning: 'The id of the template.'},
  {key: 'request', type: 'string or null', meaning: 'The raw request, when it is kept.'},
  {key: 'response', type: 'string or null', meaning: 'The raw response, when it is kept.'},
  {key: 'curl_command', type: 'string or null', meaning: 'A curl call that repeats the request.'},
];
