export const ProjectsPage = () => <h1>projects</h1>;
