import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// A production installation (`npm ci --omit=dev`) has no webpack, and serves its given dist/.
if (existsSync('node_modules/webpack')) {
  process.exitCode = spawnSync('npm run --silent build', { shell: true, stdio: 'inherit' }).status ?? 1;
}
