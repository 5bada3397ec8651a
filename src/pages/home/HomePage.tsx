export const HomePage = () => <h1>home</h1>;
