import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// An installation for production (`npm ci --omit=dev`) has no webpack, and serves the dist/ that it was given.
if (existsSync('node_modules/webpack')) {
  process.exitCode = spawnSync('npm run --silent build', { shell: true, stdio: 'inherit' }).status ?? 1;
}
