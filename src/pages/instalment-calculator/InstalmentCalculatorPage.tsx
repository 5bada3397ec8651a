export const InstalmentCalculatorPage = () => <h1>instalment-calculator</h1>;
