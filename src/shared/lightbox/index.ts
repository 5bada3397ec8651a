export { Lightbox } from './Lightbox.tsx';
export { LightboxPicture } from './LightboxPicture.tsx';
