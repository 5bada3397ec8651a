import { Outlet } from 'react-router';

interface ProjectPageProps {
  readonly alias: string;
}

export const ProjectPage = ({ alias }: ProjectPageProps) => (
  <>
    <h1>{alias}</h1>
    <Outlet />
  </>
);
