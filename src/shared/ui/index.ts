export { ActionLink, Button, buttonClass, IconButton } from './action/Button.tsx';
export { type Fact, FactList, Stat } from './data/FactList.tsx';
export { FigureTable } from './data/FigureTable.tsx';
export { StatusMark, type StatusTone } from './data/StatusMark.tsx';
export { Timeline } from './data/Timeline.tsx';
export { Checkbox } from './field/Checkbox.tsx';
export { Chip, ChipGroup, Count } from './field/Chip.tsx';
export { chipClass, toggled } from './field/chipClass.ts';
export { Field } from './field/Field.tsx';
export { RangeField } from './field/RangeField.tsx';
export { Select } from './field/Select.tsx';
export { TextArea, TextInput } from './field/TextInput.tsx';
export {
  ArrowUpRightIcon,
  BookmarkIcon,
  CalendarIcon,
  ChatIcon,
  CloseIcon,
  Icon,
  type IconProps,
  MenuIcon,
  PhoneIcon,
} from './icons/Icon.tsx';
export { ArrowLeftIcon, ArrowRightIcon } from './icons/arrowIcons.tsx';
export { ChevronDownIcon } from './icons/ChevronDownIcon.tsx';
export { DownloadIcon, ExpandIcon, PrinterIcon, ShareIcon } from './icons/toolIcons.tsx';
export { FilterIcon, ListIcon, PlanIcon } from './icons/viewIcons.tsx';
export { MinusIcon, PlusIcon, ResetIcon } from './icons/viewerIcons.tsx';
export { Container } from './layout/Container.tsx';
export { LeadGrid, LeadGridSkeleton } from './layout/LeadGrid.tsx';
export { ignoreDoubleClick, openModal } from './layout/openModal.ts';
export { PageHeader } from './layout/PageHeader.tsx';
export { Section } from './layout/Section.tsx';
export { Tile, tileLinkClass } from './layout/Tile.tsx';
export { TileGrid, TileGridSkeleton } from './layout/TileGrid.tsx';
export { Heading, Lead, Text, VisuallyHidden } from './text/Text.tsx';
export { Accordion } from './navigation/Accordion.tsx';
export { Breadcrumbs } from './navigation/Breadcrumbs.tsx';
export { stretchedLinkClass } from './navigation/stretchedLink.ts';
export { TabNav } from './navigation/TabNav.tsx';
export { EagerPicturesContext } from './picture/eagerPictures.ts';
export { Picture } from './picture/Picture.tsx';
export { pointingProps } from './pointing.ts';
export { Announcement } from './state/Announcement.tsx';
export { EmptyView } from './state/EmptyView.tsx';
export { FailedView } from './state/FailedView.tsx';
export { Skeleton, SkeletonBlock } from './state/Skeleton.tsx';
export { WithNumber } from './text/WithNumber.tsx';
