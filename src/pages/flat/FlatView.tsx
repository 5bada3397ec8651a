import { Block } from '#shared/loading';
import { Container } from '#shared/ui';
import { FlatActions } from './tools/FlatActions.tsx';
import { FlatCost } from './cost/FlatCost.tsx';
import { FlatDrawing } from './plan/FlatDrawing.tsx';
import { FlatFacts } from './FlatFacts.tsx';
import { FlatHead } from './FlatHead.tsx';
import { FlatMeta } from './FlatMeta.tsx';
import { FlatPlace } from './plan/FlatPlace.tsx';
import { FlatSpaces } from './plan/FlatSpaces.tsx';
import { FlatTools } from './tools/FlatTools.tsx';
import styles from './FlatView.module.css';
import { SameLayout } from './SameLayout.tsx';
import type { FlatHome } from './useFlatHome.ts';

/** A flat in full: the drawing first, what it costs and what to do beside it, then its rooms and where it lies. */
export function FlatView({ home }: { readonly home: FlatHome }) {
  const { flat } = home;
  return (
    <>
      <FlatMeta home={home} />
      <FlatHead home={home} />
      <Container className={styles.view}>
        <Block name="drawing">
          <FlatDrawing plan={flat.plan} className={styles.plan} />
        </Block>
        <div className={styles.side}>
          <Block name="cost">
            <FlatCost home={home} />
          </Block>
          <Block name="actions">
            <FlatActions home={home} />
          </Block>
          <Block name="facts">
            <FlatFacts home={home} />
          </Block>
          <Block name="tools">
            <FlatTools home={home} />
          </Block>
        </div>
        {flat.spaces.length > 0 && (
          <div className={styles.rooms}>
            <Block name="rooms">
              <FlatSpaces flat={flat} />
            </Block>
          </div>
        )}
        {home.place !== null && (
          <Block name="place">
            <FlatPlace home={home} place={home.place} />
          </Block>
        )}
        <Block name="same layout">
          <SameLayout home={home} />
        </Block>
      </Container>
    </>
  );
}
