export const NewsPage = () => <h1>news</h1>;
