export const OffersPage = () => <h1>offers</h1>;
