export interface ModelProps {
  /** Names the view for screen readers. */
  readonly label: string;
  /** The file, whole. */
  readonly bytes: ArrayBuffer;
  readonly picked: string | null;
  /** Under the pointer or the focus, here or in the list. */
  readonly pointed: string | null;
  /** Takes every gesture; otherwise a finger and the wheel scroll the page. */
  readonly active: boolean;
  readonly onPicked: (building: string | null) => void;
  readonly onPointed: (building: string | null) => void;
  readonly onReady: () => void;
  /** It cannot be shown, or no longer. */
  readonly onFailed: () => void;
}
