interface NewsItemPageProps {
  readonly alias: string;
}

export const NewsItemPage = ({ alias }: NewsItemPageProps) => <h1>{alias}</h1>;
