import {existsSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {baseUrlOf, createSiteServer} from './server';

/**
 * `npm run serve -- [--dir build] [--port 3000] [--host localhost]`: serves the build as in production. If the port is in use, the system
 * picks a free one.
 */
function main(): void {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: 'build'},
      port: {type: 'string', default: process.env.PORT ?? '3000'},
      host: {type: 'string', default: 'localhost'},
    },
  });
  const dir = path.resolve(values.dir);
  if (!existsSync(path.join(dir, 'index.html'))) {
    console.error(`There is no build in ${dir}. Run "npm run build" first.`);
    process.exitCode = 1;
    return;
  }
  const server = createSiteServer(dir);
  let busy = '';
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    busy = `Port ${values.port} is in use. `;
    server.listen(0, values.host);
  });
  server.on('listening', () => {
    const {port} = server.address() as AddressInfo;
    console.log(`${busy}Serving ${values.dir} at http://${values.host}:${port}${baseUrlOf(dir)} (Ctrl+C to stop)`);
  });
  server.listen(Number(values.port), values.host);
}

main();
