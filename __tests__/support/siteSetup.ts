import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 });

// What a tab remembers over a reload is of one test.
afterEach(() => sessionStorage.clear());
