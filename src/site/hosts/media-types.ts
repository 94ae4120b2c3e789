import path from 'node:path';

const text = (type: string) => `${type}; charset=utf-8`;

export const mediaTypes: Readonly<Record<string, string>> = {
  '.css': text('text/css'),
  '.html': text('text/html'),
  '.ico': 'image/x-icon',
  '.js': text('text/javascript'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.md': text('text/markdown'),
  '.png': 'image/png',
  '.svg': text('image/svg+xml'),
  '.txt': text('text/plain'),
  '.webmanifest': text('application/manifest+json'),
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': text('application/xml'),
  '.xsl': text('application/xml'),
  '.yaml': text('application/yaml'),
};

/** The media type of a file by its name. */
export const mediaType = (file: string) => mediaTypes[path.extname(file).toLowerCase()] ?? 'application/octet-stream';

/** Whether compression reduces files of this media type. */
export const isCompressible = (type: string) => type.includes('charset=utf-8');
