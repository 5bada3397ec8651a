export const AboutPage = () => <h1>about</h1>;
