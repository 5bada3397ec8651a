interface OfferPageProps {
  readonly alias: string;
}

export const OfferPage = ({ alias }: OfferPageProps) => <h1>{alias}</h1>;
