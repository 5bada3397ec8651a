/** A page whose part of the site could not be fetched. */
export const FailedPage = () => <div role="alert" />;
