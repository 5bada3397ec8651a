import { LoadFailure, retryImport } from '#shared/loading';

const failing = (failures: number, error: unknown = new Error('lost')) => {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls <= failures) throw error;
    return { calls };
  };
};

const settle = async <Value>(promise: Promise<Value>): Promise<Value> => {
  await jest.runAllTimersAsync();
  return promise;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('retryImport', () => {
  it('asks once when the network holds', async () => {
    await expect(settle(retryImport(failing(0)))).resolves.toEqual({ calls: 1 });
  });

  it('asks again when a chunk is lost', async () => {
    await expect(settle(retryImport(failing(2)))).resolves.toEqual({ calls: 3 });
  });

  it('gives up as a failure of loading', async () => {
    const failed = retryImport(failing(3)).catch((error: unknown) => error);
    await expect(settle(failed)).resolves.toBeInstanceOf(LoadFailure);
  });

  it('names the stylesheet that did not come', async () => {
    const error = Object.assign(new Error('Loading CSS chunk 7 failed'), {
      code: 'CSS_CHUNK_LOAD_FAILED',
      request: '/assets/page-news.css',
    });
    const failed = retryImport(failing(3, error)).catch((reason: unknown) => reason);
    await expect(settle(failed)).resolves.toMatchObject({ message: 'Unable to preload CSS for /assets/page-news.css' });
  });
});
