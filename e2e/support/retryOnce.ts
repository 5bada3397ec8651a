// A browser on a busy machine is late now and then. The closing lines name each test that was tried twice: none is hidden.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
