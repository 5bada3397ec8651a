import styles from './stretchedLink.module.css';

/** A link that covers the positioned block around it. `--focus-offset`: of the focus ring of the block. */
export const stretchedLinkClass = styles.link;
