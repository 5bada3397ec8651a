import { Icon, type IconProps } from '#shared/ui';

export function RecordIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <circle cx="12" cy="12" r="4.5" fill="currentColor" stroke="none" />
    </Icon>
  );
}

export function StopIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M9 9h6v6H9z" fill="currentColor" stroke="none" />
    </Icon>
  );
}

export function NoteIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 19.5v-4L16 4l4 4L8.5 19.5zM13.5 6.5l4 4" />
    </Icon>
  );
}

export function FolderIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 6.5v12h17v-10h-9l-2-2z" />
    </Icon>
  );
}

export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4" />
    </Icon>
  );
}

export function BugIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 9.5h8v5.5a4 4 0 0 1-8 0zM9 9.5a3 3 0 0 1 6 0M8 12H4M20 12h-4M8 15.5l-3.5 2.5M16 15.5l3.5 2.5M8 9.5 5 7M16 9.5 19 7" />
    </Icon>
  );
}

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m7.5 4.5 11 7.5-11 7.5z" />
    </Icon>
  );
}

export function PauseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 5v14M15.5 5v14" />
    </Icon>
  );
}

export function StepBackIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 5v14M18 5.5 10 12l8 6.5z" />
    </Icon>
  );
}

export function StepForwardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M17.5 5v14M6 5.5l8 6.5-8 6.5z" />
    </Icon>
  );
}

/** Towards the edge that the bar would go to. */
export function DockIcon({ up, ...props }: IconProps & { readonly up: boolean }) {
  return (
    <Icon {...props}>
      <path d={up ? 'M5 4.5h14M12 20V9M7.5 13l4.5-4.5 4.5 4.5' : 'M5 19.5h14M12 4v11M7.5 11l4.5 4.5 4.5-4.5'} />
    </Icon>
  );
}
