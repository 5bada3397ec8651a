/** What a safety and energy passport can claim, by group and in the order in which it is shown; each with how its value is read. */
export const passportGroups = {
  shelter: {
    shelter_places: 'people',
    shelter_area: 'square_metres',
    shelter_way: 'text',
    shelter_exits: 'number',
    shelter_water: 'text',
    shelter_toilets: 'number',
    shelter_ventilation: 'text',
    shelter_power: 'hours',
    shelter_comfort: 'text',
  },
  without_grid: {
    lifts_without_grid: 'hours',
    water_without_grid: 'hours',
    heating_without_grid: 'hours',
    internet_without_grid: 'hours',
    lights_without_grid: 'hours',
  },
  power: { generator: 'kilowatts', batteries: 'kilowatt_hours', solar_panels: 'kilowatts' },
  fire: { fire_alarm: 'text', smoke_control: 'text', escape_stairs: 'text', fire_water: 'text' },
  accessibility: {
    step_free_entrance: 'text',
    accessible_lift: 'text',
    accessible_shelter: 'text',
    accessible_parking: 'number',
  },
  energy: { energy_class: 'text', energy_saving: 'text' },
  checks: { last_drill: 'day', last_inspection: 'day' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

export type PassportGroup = keyof typeof passportGroups;

type UnitsOf<Group> = Group extends PassportGroup ? (typeof passportGroups)[Group] : never;
type KeysOf<Units> = Units extends unknown ? keyof Units : never;
export type PassportKey = KeysOf<UnitsOf<PassportGroup>>;

/** `day`: the day of the claim is its value. */
type PassportUnit = 'people' | 'square_metres' | 'hours' | 'kilowatts' | 'kilowatt_hours' | 'number' | 'text' | 'day';

export const passportUnits = Object.assign({}, ...Object.values(passportGroups)) as Readonly<
  Record<PassportKey, PassportUnit>
>;

export const passportKeys = Object.keys(passportUnits) as PassportKey[];

/** Whether a claim has its value: a number, or a text where the unit is text. */
export function isStated(
  key: PassportKey,
  { value, text }: { readonly value: unknown; readonly text: unknown },
): boolean {
  const unit = passportUnits[key];
  if (unit === 'day') return true;
  return unit === 'text' ? text !== null : value !== null;
}
