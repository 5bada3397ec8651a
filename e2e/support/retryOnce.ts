// A browser on a busy machine is sometimes slow. The closing lines list each retried test, so that none is hidden.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
