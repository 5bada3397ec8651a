// An ES module between: webpack's runtime is 0.2 KB smaller when no CommonJS package is imported dynamically.
export { createRoot, hydrateRoot } from 'react-dom/client';
