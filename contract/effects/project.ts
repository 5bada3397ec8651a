import type * as Calculator from '../money/calculator.ts';
import type * as FlatSearch from '../projects/flatSearch.ts';
import type * as Mortgage from '../money/mortgage.ts';
import type * as Planning from '../projects/planning.ts';
import type * as Progress from '../projects/progress.ts';
import type * as Projects from '../projects/project.ts';
import type * as Costs from '../money/purchaseCost.ts';
import { addressEffects, type Effects, type ItemOf, searchResult } from './shared.ts';

const projectCard = {
  tagline: 'no tagline',
  status: 'no status on the card, no filter by it',
  district: 'no district, no filter by it',
  class: 'no class, no filter by it',
  address: 'no address',
  position: 'not on the map',
  distance: 'no distance to the centre',
  readiness: 'no readiness',
  price_per_m2: 'no price per m²',
  price_from: 'no price on the card, no filter by it',
  rooms: 'no room counts, no filter by them',
  total_area: 'no areas, no filter by them',
  flats_free: 'no number of free flats',
  free_flats: 'filters compare each condition with the development as a whole',
  longest_instalment: 'the search of flats does not ask about instalments',
  image: 'no picture on the card',
  safety: 'no filter by shelter, lifts without the grid and step-free entrances',
};

interface ProjectEffects {
  readonly ProjectsData: Effects<Projects.ProjectsData>;
  readonly ProjectCard: Effects<Projects.ProjectCard>;
  readonly Project: Effects<Projects.Project>;
  readonly Readiness: Effects<Projects.Readiness>;
  readonly FreeFlats: Effects<Projects.FreeFlats>;
  readonly Characteristics: Effects<Projects.Characteristics>;
  readonly Place: Effects<Projects.Place>;
  readonly InstalmentTerms: Effects<Projects.InstalmentTerms>;
  readonly ProjectBuilding: Effects<Projects.ProjectBuilding>;
  readonly Model3d: Effects<Projects.Model3d>;
  readonly Aerial: Effects<Projects.Aerial>;
  readonly Panorama: Effects<Projects.Panorama>;
  readonly Advantage: Effects<ItemOf<Projects.Project['advantages']>>;
  readonly Flat: Effects<Planning.Flat>;
  readonly FlatDiscount: Effects<Planning.FlatDiscount>;
  readonly FlatSearchData: Effects<FlatSearch.FlatSearchData>;
  readonly FoundFlat: Effects<FlatSearch.FoundFlat>;
  readonly FlatPayment: Effects<FlatSearch.FlatPayment>;
  readonly FlatPin: Effects<FlatSearch.FlatPin>;
  readonly FlatOption: Effects<FlatSearch.FlatOption>;
  readonly CalculatorProject: Effects<Calculator.CalculatorProject>;
  readonly CalculatorFlat: Effects<Calculator.CalculatorFlat>;
  readonly InstalmentRules: Effects<Calculator.InstalmentRules>;
  readonly MortgageProgramme: Effects<Mortgage.MortgageProgramme>;
  readonly ProgrammeRules: Effects<Mortgage.ProgrammeRules>;
  readonly PurchaseCosts: Effects<Costs.PurchaseCosts>;
  readonly CostItem: Effects<Costs.CostItem>;
  readonly PriceOffer: Effects<Costs.PriceOffer>;
  readonly ProgressMonth: Effects<Progress.ProgressMonth>;
  readonly ProgressStage: Effects<Progress.ProgressStage>;
  readonly ProjectDocument: Effects<Progress.ProjectDocument>;
}

export const projectEffects: ProjectEffects = {
  ProjectsData: { statuses: 'no filter by status' },
  ProjectCard: projectCard,
  Project: {
    ...projectCard,
    ...addressEffects,
    // The list of projects has them.
    free_flats: null,
    longest_instalment: null,
    price_to: 'no upper price in search results',
    flats_priced: 'no number of offers in search results',
    description: 'no description',
    gallery: 'no gallery',
    advantages: 'no advantages',
    characteristics: 'no characteristics',
    infrastructure: 'no places around the development',
    instalment_terms: 'no terms of payment on the about tab',
    master_plan: 'no plan of the grounds',
    buildings: 'no buildings to press in the aerial view',
    model: 'no 3D model',
    aerial: 'no aerial view',
    offers: 'no offers of the development',
    sales_center: 'an appointment for the development does not start with its sales center',
    send_mail_to: 'call requests go to the default mailbox',
    seo: searchResult,
  },
  Readiness: { percent: 'no percentage of readiness', month: 'no month of commissioning' },
  FreeFlats: { prices: 'a search by price does not see these flats' },
  Characteristics: 'that line of the characteristics is not there',
  Place: {
    category: 'the place is in no group',
    position: 'the place is not on the map',
    walking_minutes: 'no minutes on foot',
  },
  InstalmentTerms: 'that part of the payment terms is not there',
  ProjectBuilding: { flats_free: 'no number of free flats of the building' },
  Model3d: {
    src: 'the 3D tab has a picture alone',
    size: 'the visitor is not told how much will be loaded',
    note: 'no note under the model',
  },
  Aerial: { panoramas: 'the aerial tab has a picture alone', note: 'no note under the aerial view' },
  Panorama: { markers: 'nothing is named in the aerial view' },
  Advantage: { text: 'an advantage has its title alone' },
  Flat: {
    building: 'no building, no filter by it, not on the chessboard',
    section: 'no section, not on the chessboard',
    floor: 'no floor, no filter by it, not on the chessboard',
    number: 'no number of the flat',
    rooms: 'no room count, no filter by it',
    total_area: 'no area, no filter by it',
    living_area: 'no living area',
    kitchen_area: 'no kitchen area',
    spaces: 'no list of rooms',
    orientation: 'no sides of the world',
    outlook: 'no view from the windows, no filter by it',
    status: 'no word on whether it is free',
    price: 'no price, no filter by it',
    price_per_m2: 'no price per m²',
    discount: 'no price with a discount',
    layout: 'no flats of the same layout',
    plan: 'no plan of the flat',
  },
  FlatDiscount: { valid_from: 'the discount holds from now on', valid_until: 'the discount has no last day' },
  FlatSearchData: {
    options: 'no chips in the search of flats',
    steps: 'no prices, months, floors and years to choose in the search of flats',
    pins: 'no map beside the found flats',
    relaxations: 'a search that finds nothing does not say which condition to give up',
    nearest: 'a search that finds nothing shows no near flats',
  },
  FoundFlat: {
    district: 'no district beside the flat',
    readiness: 'no handover beside the flat',
    top_floor: 'no word on how many floors there are, and a search high up leads to all floors of the plan',
    payment: 'no word on how the flat can be paid',
  },
  FlatPayment: { monthly_max: 'the payment stays the same', programme: 'the payment is one by instalments' },
  FlatPin: { price_from: 'the pin on the map tells the number of flats alone' },
  FlatOption: { name: 'the option is named by its key', has_rules: 'no verdict on who may take the programme' },
  CalculatorProject: {
    alias: null,
    title: null,
    price_per_m2: 'no price per m² to start from',
    price_from: 'no price to start from',
    examples: 'no typical flats to start from',
    instalment: 'no instalment in the calculator',
    mortgages: 'no mortgages in the calculator',
    flat: 'the calculator does not start from the flat of the link',
    costs: 'no total cost of buying, on no page',
    reservation: 'no flat of the development can be reserved on the site',
  },
  CalculatorFlat: 'the calculator does not name that of the flat of the link',
  InstalmentRules: {
    part_months: 'monthly parts alone',
    dollar_peg: 'no parts pegged to the dollar',
    late_fee_percent: 'no word on the fee for late payment',
  },
  MortgageProgramme: {
    bank: 'no name of the bank',
    note: 'no note on the programme',
    down_payment_percent_min: 'no lower bound of the down payment',
    months_max: 'no bound of the term',
    rules: 'no word on who may take part in a programme of the state',
  },
  PurchaseCosts: {
    offers: 'the table of costs begins with the price of today and does not say which offers make it',
    offer_rules: 'of several offers the largest counts alone',
  },
  CostItem: {
    note: 'no note on the cost',
    from: 'the cost is not said to be the lowest',
    payer: 'the buyer pays it',
    set_by: 'no word on who decides about the figure',
    optional: 'the cost is part of every purchase',
    exemption: 'nobody is exempt from the cost',
    group: 'the cost has no alternatives',
    programme: 'the cost is part of every purchase',
    source: 'no source of the figure',
  },
  PriceOffer: {
    combines: 'the offer adds up with others',
    claim: 'the offer holds for everybody',
    flats: 'the offer holds for every flat',
    valid_from: 'the offer holds from now on',
    valid_until: 'the offer has no last day',
  },
  ProgrammeRules: { young: 'no lower down payment for young buyers' },
  ProgressMonth: {
    title: 'the month has no heading of its own',
    text: 'no text on the month',
    percent: 'no percentage of readiness of the month',
    stages: 'no stages of construction',
    images: 'no pictures of the month',
  },
  ProgressStage: { percent: 'the stage has no bar', planned_percent: 'the bar of the stage has no plan beside it' },
  ProjectDocument: {
    id: null,
    group: 'the document is in no group',
    title: 'the document has the name of its file',
    format: 'no format beside the document',
    size: 'no size beside the document',
    date: 'no date beside the document',
    number: 'no number in the register',
    registry_url: 'no link to the register',
  },
};
